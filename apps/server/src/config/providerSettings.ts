import * as v from 'valibot'
import type { Setting } from './setting.ts'
import { settingSchemas } from './settingSchemas.ts'

const { orNone, secret, httpUrl } = settingSchemas

/** Settings of providers that visitors of the embedded wallet log in with. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: clientOf('Google'),
  GOOGLE_CLIENT_SECRET: secretOf('Google'),
  GOOGLE_URL: urlOf('Google'),
  X_CLIENT_ID: clientOf('X'),
  X_CLIENT_SECRET: secretOf('X'),
  X_URL: urlOf('X'),
  DISCORD_CLIENT_ID: clientOf('Discord'),
  DISCORD_CLIENT_SECRET: secretOf('Discord'),
  DISCORD_URL: urlOf('Discord'),
  GITHUB_CLIENT_ID: clientOf('GitHub'),
  GITHUB_CLIENT_SECRET: secretOf('GitHub'),
  GITHUB_URL: urlOf('GitHub'),
  FACEBOOK_CLIENT_ID: clientOf('Facebook'),
  FACEBOOK_CLIENT_SECRET: secretOf('Facebook'),
  FACEBOOK_URL: urlOf('Facebook'),
  APPLE_CLIENT_ID: clientOf('Apple'),
  APPLE_TEAM_ID: idOf('Apple: id of the team.'),
  APPLE_KEY_ID: idOf('Apple: id of the key for Sign in with Apple.'),
  APPLE_KEY_FILE: {
    meaning: 'Apple: file with that key, in PEM.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
  APPLE_URL: urlOf('Apple'),
  WALLET_FARCASTER: {
    meaning:
      'Farcaster: `own` for wallets with a key of the account, at the page of this wallet. `relay` for Farcaster’s app, too, which answers only the relay of others. `off` for none.',
    fallback: 'own',
    expected: '"own", "relay" or "off"',
    schema: v.picklist(['own', 'relay', 'off']),
  },
  WALLET_FARCASTER_RELAY: {
    meaning: 'Farcaster: address of that relay, which learns of each login.',
    fallback: 'https://relay.farcaster.xyz',
    expected: 'an address such as https://relay.example',
    schema: httpUrl,
  },
  WALLET_FARCASTER_RPC: {
    meaning:
      'Farcaster: node of OP Mainnet, which knows the keys of accounts. Without it nobody logs in with Farcaster.',
    fallback: '',
    expected: 'an address such as https://node.example',
    isSecret: true,
    schema: orNone(httpUrl),
  },
  WALLET_OIDC_FILE: {
    meaning:
      'JSON file with further OpenID providers: a list of `id`, `name`, `issuer`, `clientId` and `clientSecret`.',
    fallback: '',
    expected: 'a path',
    schema: orNone(v.string()),
  },
} satisfies Record<string, Setting<unknown>>

function clientOf(name: string) {
  return {
    meaning: `${name}: id of the client. Its redirect address is \`WALLET_ORIGIN\` with \`/wallet/v1/callback/${name.toLowerCase()}\`. Without it nobody logs in with ${name}.`,
    fallback: '',
    expected: 'the id of a client',
    schema: orNone(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))),
  }
}

function idOf(meaning: string) {
  return {
    ...{ meaning, fallback: '', expected: 'an id such as 1A2B3C4D5E' },
    schema: orNone(v.pipe(v.string(), v.regex(/^\w{1,40}$/))),
  }
}

function secretOf(name: string) {
  return {
    meaning: `${name}: secret of the client.`,
    fallback: '',
    expected: 'the secret of a client',
    isSecret: true,
    schema: orNone(secret),
  }
}

function urlOf(name: string) {
  return {
    meaning: `${name}: address in place of ${name}’s, for tests. On this machine, or with \`WALLET_TEST\`.`,
    fallback: '',
    expected: 'an address such as http://127.0.0.1:5175/provider',
    schema: orNone(httpUrl),
  }
}
