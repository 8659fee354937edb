import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { NamedAddress } from './NamedAddress.tsx'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('default', async () => {
  const { container } = render(<NamedAddress name="vitalik.eth" address={address} />)
  expect(container.textContent).toBe('vitalik.eth 0xd8…A96045')
  await expectAccessible(container)
})

test('behavior: a foreign name does not reorder the address', () => {
  const { container } = render(<NamedAddress name="שלום.eth" address={address} />)
  const [name, short] = container.querySelectorAll('bdi')
  expect(name?.textContent).toBe('שלום.eth')
  expect(short?.dir).toBe('ltr')
})

test('parameters: name', () => {
  const { container } = render(<NamedAddress name={undefined} address={address} />)
  expect(container.textContent).toBe('0xd8…A96045')
})
