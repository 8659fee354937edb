import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { createLanguage } from './language/createLanguage.ts'
import { languageContext } from './language/languageContext.ts'
import { RichText } from './RichText.tsx'

const values = { terms: <b>T</b>, privacy: <i>P</i> }

test('default', () => {
  const { container } = render(<RichText name="connect.legalBoth" values={values} />, {
    wrapper: StrictMode,
  })
  expect(container.innerHTML).toBe('By connecting you agree to the <b>T</b> and the <i>P</i>.')
})

test('behavior: the language decides the order', () => {
  const ownTexts = { 'connect.legalBoth': '{privacy}, {terms}' }
  render(
    <languageContext.Provider value={createLanguage({ ownTexts })}>
      <RichText name="connect.legalBoth" values={values} />
    </languageContext.Provider>,
  )
  expect(screen.getByText('P').nextElementSibling?.textContent).toBe('T')
})
