import type { SettingsFacts, SettingsPlace } from '@cleat/embedded-wallet/window'
import { account, solanaAccount } from './requests.ts'

const at = '2026-09-03T10:00:00.000Z'
const publicKey = `B${'A'.repeat(86)}`
const toId = (letter: string) => `${letter.repeat(21)}A`
export const [laptop, phone, paper, touch] = [toId('l'), toId('p'), toId('c'), toId('t')]

const toDevice = (id: string, label: string, isCurrent: boolean) => ({
  ...{ id, label, isCurrent, state: 'active' as const, publicKey, thumbprint: 'A'.repeat(43) },
  ...{ createdAt: at, lastUsedAt: at },
})

/** Of a service that offers everything. */
export const settingsPlace: SettingsPlace = {
  ...{ host: 'https://app.example', hasPasskeys: true, approvals: 'frame' },
  methods: {
    ...{ email: true, passkey: true, social: ['google', 'x', 'farcaster'], oidc: [] },
    farcaster: 'own',
  },
}

/** A wallet with two devices, two methods of recovery, and two ways to log in. */
export const settingsFacts: SettingsFacts = {
  session: {
    ...{ account: toId('a'), method: 'email', kind: 'full', isProven: true },
    user: { email: 'ada@app.example', username: null },
    device: { id: laptop, state: 'active' },
    wallets: [{ id: toId('w'), accounts: [] }],
    ...{ expiresIn: 600, refreshIn: 60, loginAge: 10 },
  },
  wallet: {
    ...{
      id: toId('w'),
      generation: 3,
      confirm: 'off',
      isFrozen: false,
      deletesIn: null,
      recoversIn: null,
    },
    accounts: [`eip155:1:${account}`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${solanaAccount}`],
    ...{ accountTypes: { eip155: 'eoa', solana: 'eoa' }, createdAt: at },
    holders: [
      { id: laptop, kind: 'device', publicKey },
      { id: phone, kind: 'device', publicKey },
      { id: paper, kind: 'code', publicKey, testedAt: at },
      { id: touch, kind: 'passkey', publicKey, testedAt: null },
    ],
  },
  identities: [
    { provider: 'email', email: 'ada@app.example', username: null, linkedAt: at },
    { provider: 'google', email: null, username: 'Ada Lovelace', linkedAt: at },
  ],
  passkeys: [
    {
      ...{ id: touch, label: 'Safari on iOS', isBackedUp: true, hasPrf: true },
      ...{ createdAt: at, lastUsedAt: at },
    },
  ],
  limit: 0,
  devices: [toDevice(laptop, 'Chrome on macOS', true), toDevice(phone, 'Safari on iOS', false)],
  waitingEmail: null,
}
