import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { Drawing } from './Drawing.tsx'
import { Explainer } from './Explainer.tsx'

afterEach(cleanup)

test('default', async () => {
  const drawing = (
    <Drawing>
      <circle r="6" />
    </Drawing>
  )
  const { container } = render(
    <Explainer
      points={[
        { drawing, title: 'A home', text: 'What you own is in it.' },
        { drawing, title: 'A key', text: 'It opens every app.' },
      ]}
    >
      <button type="button">Get one</button>
    </Explainer>,
  )
  const titles = screen.getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['A home', 'A key'])
  expect(container.querySelectorAll('section > svg[aria-hidden]')).toHaveLength(2)
  expect(container.firstElementChild?.lastElementChild?.textContent).toBe('Get one')
  await expectAccessible(container)
})
