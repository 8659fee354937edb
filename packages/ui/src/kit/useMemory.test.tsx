import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestKit } from '../test/createTestKit.ts'
import { KitProvider } from './KitProvider.tsx'
import { useMemory } from './useMemory.ts'

const createList = (): string[] => []

function List({ add }: { add?: string }) {
  const list = useMemory(createList)
  if (add && !list.includes(add)) list.push(add)
  return <output>{list.join()}</output>
}

test('default: it is there after the component that wrote it', () => {
  const { kit } = createTestKit()
  const { rerender } = render(
    <KitProvider kit={kit}>
      <List key={1} add="a" />
    </KitProvider>,
  )
  rerender(
    <KitProvider kit={kit}>
      <List key={2} />
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('a')
  kit.destroy()
})

test('behavior: another kit begins with nothing', () => {
  const one = createTestKit()
  const two = createTestKit({ id: 'two' })
  const { rerender } = render(
    <KitProvider kit={one.kit}>
      <List key={1} add="a" />
    </KitProvider>,
  )
  rerender(
    <KitProvider kit={two.kit}>
      <List key={2} />
    </KitProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  one.kit.destroy()
  two.kit.destroy()
})

test('behavior: without a provider each component has its own', () => {
  render(
    <>
      <List add="a" />
      <List add="b" />
    </>,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['a', 'b'])
})
