import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { catalogueContext } from './catalogueContext.ts'
import { enCatalogue } from './en.ts'
import { RichText } from './RichText.tsx'

const values = { terms: <b>T</b>, privacy: <i>P</i> }

test('default', () => {
  const { container } = render(<RichText name="connect.legalBoth" values={values} />, {
    wrapper: StrictMode,
  })
  expect(container.innerHTML).toBe('By connecting you agree to the <b>T</b> and the <i>P</i>.')
})

test('behavior: the language decides the order', () => {
  const texts = { ...enCatalogue.texts, 'connect.legalBoth': '{privacy}, {terms}' }
  render(
    <catalogueContext.Provider value={{ ...enCatalogue, texts }}>
      <RichText name="connect.legalBoth" values={values} />
    </catalogueContext.Provider>,
  )
  expect(screen.getByText('P').nextElementSibling?.textContent).toBe('T')
})
