import { expectAccessible } from '@cleat/ui/test/accessible'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInFrame } from '../../test/renderInFrame.tsx'
import { FarcasterLoginView } from './FarcasterLoginView.tsx'

const url = 'https://wallet.app.example/w/farcaster#AAAAAAAAAAAAAAAAAAAAAA'
const link = { url, door: 'own', isSeen: false } as const

test('default: a code to scan, and the page of the wallet in this browser', async () => {
  await renderInFrame(<FarcasterLoginView link={link} />)
  expect(document.activeElement?.textContent).toBe('Log in with Farcaster')
  expect(await screen.findByRole('img', { name: 'QR code to log in with Farcaster' })).toBeTruthy()
  const here = screen.getByRole('link', { name: /^Continue in this browser/ })
  expect(here.getAttribute('href')).toBe(url)
  await expectAccessible()
})

test('behavior: once it was opened, the code is shown again by a press alone', async () => {
  await renderInFrame(<FarcasterLoginView link={{ ...link, isSeen: true }} />)
  expect(screen.getByRole('heading', { name: 'Continue where you opened it' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show the code again' }))
  expect(screen.getByRole('link', { name: /^Continue in this browser/ })).toBeTruthy()
})

test('behavior: where the relay answers, the link opens Farcaster', async () => {
  const relay = { ...link, door: 'relay', url: 'https://farcaster.xyz/~/siwf' } as const
  await renderInFrame(<FarcasterLoginView link={relay} />)
  expect(screen.getByRole('link', { name: /^Open Farcaster/ }).getAttribute('href')).toBe(relay.url)
})
