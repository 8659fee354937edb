import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { GroupedAddress } from './GroupedAddress.tsx'

afterEach(cleanup)

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default', async () => {
  const { container } = render(<GroupedAddress address={address} label="Receiver" />)
  const shown = screen.getByRole('group', { name: 'Receiver' })
  expect(shown.textContent).toBe(address)
  const groups = [...shown.querySelectorAll('span')].map(({ textContent }) => textContent)
  expect(groups.slice(0, 2)).toEqual(['0x', 'f39F'])
  expect(groups.at(-1)).toBe('2266')
  expect(container.querySelector('mark')).toBeNull()
  await expectAccessible(container)
})

test('parameters: other marks what differs', () => {
  const other = address.replace('51aa', '51ab')
  const { container } = render(<GroupedAddress address={address} other={other} label="Receiver" />)
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['1aad'])
})

test('parameters: ending, across groups', async () => {
  const { container } = render(<GroupedAddress address={address} ending={6} label="Receiver" />)
  expect(screen.getByRole('group', { name: 'Receiver' }).textContent).toBe(address)
  const marked = [...container.querySelectorAll('strong')].map(({ textContent }) => textContent)
  expect(marked).toEqual(['b9', '2266'])
  await expectAccessible(container)
})
