import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderWithKit } from '../../test/renderWithKit.tsx'
import { LazyQrCode } from './LazyQrCode.tsx'
import { qrCodeLoader } from './qrCodeLoader.ts'

test('default', async () => {
  // Test files share modules, and another one may have loaded the QR code.
  vi.resetModules()
  const fresh = {
    ...(await import('../../test/renderWithKit.tsx')),
    ...(await import('./LazyQrCode.tsx')),
  }
  fresh.renderWithKit(<fresh.LazyQrCode text="0xabc" label="QR code of your address" size={232} />)
  expect(screen.getByRole('img', { name: 'Loading' }).style.width).toBe('232px')
  const code = await screen.findByRole('img', { name: 'QR code of your address' })
  expect(code.closest('div')?.style.width).toBe('232px')
})

test('behavior: once it can be drawn it is there at once', async () => {
  await qrCodeLoader.preload()
  renderWithKit(<LazyQrCode text="0xabc" label="QR code of your address" />)
  expect(screen.getByRole('img', { name: 'QR code of your address' })).toBeTruthy()
})
