import { expect, test } from 'vitest'
import { readQuickStart } from '../readme/readQuickStart.ts'
import { addLogin } from './addLogin.ts'

test('default', async () => {
  const { app } = await readQuickStart()
  const added = addLogin(app, 'https://wallet.app.example')
  expect(added).toContain("import { embeddedWallet } from '@cleat/embedded-wallet'")
  expect(added).toContain("authWallet: embeddedWallet({ origin: 'https://wallet.app.example' })")
})

test('error: an app of another form', () => {
  expect(() => addLogin('createAppKit()', 'https://wallet.app.example')).toThrow('another form')
})
