import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoteParts } from './NoteParts.tsx'

test('default: facts of any direction, in their order', () => {
  const { container } = render(<NoteParts parts={['Fees $2.98', 'بطاقة']} />)
  expect(container.textContent).toBe('Fees $2.98 · بطاقة')
  const isolated = [...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)
  expect(isolated).toEqual(['Fees $2.98', 'بطاقة'])
})

test('behavior: one fact has no separator', () => {
  expect(render(<NoteParts parts={['Card']} />).container.textContent).toBe('Card')
})
