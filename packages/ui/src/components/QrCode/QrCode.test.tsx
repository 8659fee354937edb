import { cleanup, render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../test/expectAccessible.ts'
import { rasterisePath } from '../../test/rasterisePath.ts'
import { QrCode } from './QrCode.tsx'

afterEach(cleanup)

const pairing =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1789012345'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Scans the rendered pixels, with the centre covered by a logo. */
function scan(container: HTMLElement, pixels: number): string | undefined {
  const svg = container.querySelector('svg')
  const path = svg?.querySelector('path')?.getAttribute('d') ?? ''
  const [start = 0, , whole = 0] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const data = rasterisePath({ path, start, whole, pixels })
  return jsQR(data, pixels, pixels)?.data
}

test('default', async () => {
  const { container } = render(<QrCode text={address} label="QR code of your address" />, {
    wrapper: StrictMode,
  })
  expect(screen.getByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  expect(scan(container, 296)).toBe(address)
  await expectAccessible(container)
})

test.each([200, 296, 592])(
  'behavior: is read at %d pixels, with a logo in its middle',
  (pixels) => {
    for (const text of [address, pairing, 'a', 'https://app.example/пример?x=1']) {
      const { container, unmount } = render(
        <QrCode text={text} label="Code" size={296} renderLogo={() => 'logo'} />,
      )
      expect(scan(container, pixels)).toBe(text)
      unmount()
    }
  },
)

test('parameters: renderLogo gets the room there is', () => {
  const renderLogo = vi.fn((size: number) => <b>{size}</b>)
  render(<QrCode text={pairing} label="Code" renderLogo={renderLogo} />)
  const size = renderLogo.mock.lastCall?.[0] ?? 0
  expect(size).toBeGreaterThanOrEqual(44)
  expect(size).toBeLessThanOrEqual(56)
})

test('parameters: fallback', () => {
  render(<QrCode text={'x'.repeat(401)} label="Code" fallback="Too long for a code" />)
  expect(screen.getByText('Too long for a code')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
