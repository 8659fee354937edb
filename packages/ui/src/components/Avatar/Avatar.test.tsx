import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test } from 'vitest'
import { Avatar } from './Avatar.tsx'
import { toAvatarTones } from './toAvatarTones.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default', () => {
  const { container } = render(<Avatar address={address} />, { wrapper: StrictMode })
  expect(container.querySelector('svg')).toMatchObject({ ariaHidden: 'true' })
})

test('behavior: the same address looks the same in any notation', () => {
  expect(toAvatarTones(address)).toEqual(toAvatarTones(address.toLowerCase()))
})

test('behavior: similar addresses look different', () => {
  const other = `${address.slice(0, -1)}7`
  expect(toAvatarTones(address)).not.toEqual(toAvatarTones(other))
})
