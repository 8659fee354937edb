import { startSocials } from '@cleat/localnet'
import { expect, test } from 'vitest'
import { toTestSettings } from './toTestSettings.ts'

const given = {
  ...{ origin: 'http://localhost:5190', hosts: ['http://localhost:1', 'http://localhost:2'] },
  ...{ key: 'k', mailUrl: 'smtp://127.0.0.1:25', pages: '/pages', appleKeyFile: '/apple.pem' },
}

test('default', () => {
  expect(toTestSettings({ ...given, socials: undefined })).toEqual({
    DATA_DIR: 'memory',
    MAIL_FROM: 'Harbour wallet <wallet@harbour.example>',
    MAIL_URL: 'smtp://127.0.0.1:25',
    PORT: '5190',
    RATE_LIMIT: '0',
    RELAY: 'off',
    SERVICES: 'wallet',
    WALLET: 'on',
    WALLET_HOSTS: 'http://localhost:1,http://localhost:2',
    WALLET_KEY: 'k',
    WALLET_LOGIN_LIMIT: '0',
    WALLET_ORIGIN: 'http://localhost:5190',
    WALLET_PAGES: '/pages',
    WALLET_RECOVERY_HOLD: '0h',
    WALLET_TEST: 'on',
  })
})

test('parameters: socials', async () => {
  await using socials = await startSocials({ origin: given.origin })
  const settings = toTestSettings({ ...given, socials })
  expect(settings).toMatchObject({
    ...{ GITHUB_CLIENT_ID: socials.clientId, GITHUB_CLIENT_SECRET: socials.clientSecret },
    ...{ GITHUB_URL: socials.urlOf('github'), APPLE_KEY_FILE: '/apple.pem' },
  })
  expect(settings).not.toHaveProperty('APPLE_CLIENT_SECRET')
})
