import type { RequestAction } from '@cleat/core/adapter'
import { stringToHex } from 'viem'
import { corpusAccount, corpusTokens, strangers } from './corpusContracts.ts'
import type { CorpusRow } from './corpusRow.ts'
import { writeRequest } from './writeRequest.ts'

const { call, row, send, text, typed } = writeRequest
const { contract, person } = strangers
const { USDC } = corpusTokens
const me = corpusAccount
const zero = `0x${'0'.repeat(40)}`
const safe = '0x849d52316331967b6ff1198e5e32a0eb168d039d'
const multiSend = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2'
const execTransaction =
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)'
const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Ethereum account:\n${me}\n\nURI: https://${domain}\nVersion: 1\nChain ID: 1\nNonce: 8f2a71c0\nIssued At: 2026-01-01T00:00:00Z`

/** Texts, data for apps, and what wallets do beside signing. */
export function listWalletRequests(): readonly CorpusRow[] {
  const texts = [
    'Hello',
    'I accept the terms of 1 January 2026.',
    'Log in to Harbour\n\nNonce: 81723',
    'Привет, Сараево 👋',
    '{"action":"vote","choice":2}',
    'Enable trading on this device. It costs nothing.',
    'By signing, you confirm that you own 0xd8da…6045.',
  ].map((one) =>
    row(`text: ${one.slice(0, 20)}`, text(one), { actions: [{ kind: 'message', text: one }] }),
  )
  const signIns = ['harbour.example', 'app.harbour.example', 'localhost:3000'].map((domain) =>
    row(`sign in: ${domain}`, text(signIn(domain)), { actions: [{ kind: 'signIn', domain }] }),
  )
  return [
    ...texts,
    ...signIns,
    row(
      '32 bytes',
      { method: 'personal_sign', params: [`0x${'f0'.repeat(32)}`, me] },
      opaque('hash'),
    ),
    row(
      'bytes',
      { method: 'personal_sign', params: [`0x${'f0'.repeat(31)}`, me] },
      opaque('bytes'),
    ),
    row('typed data as a text', text('{"types":{},"primaryType":"Permit"}'), opaque('disguised')),
    data(
      'a vote',
      'Vote',
      ['Vote(address from,string space,uint64 timestamp,bytes32 proposal,uint32 choice)'],
      {
        ...{
          from: me,
          space: 'harbour.eth',
          timestamp: 1,
          proposal: `0x${'1'.repeat(64)}`,
          choice: 1,
        },
      },
    ),
    data('a mail', 'Mail', ['Mail(string subject,string contents)'], {
      subject: 'Hi',
      contents: 'Hello',
    }),
    data('a login', 'Login', ['Login(string domain,uint256 nonce)'], {
      domain: 'harbour.example',
      nonce: 1,
    }),
    row(
      'data for a contract',
      typed({
        domain: { name: 'Game', chainId: 1, verifyingContract: contract },
        ...{
          primaryType: 'Move',
          structs: ['Move(uint8 from,uint8 to)'],
          message: { from: 1, to: 2 },
        },
      }),
      { actions: [{ kind: 'message', text: 'Move', contract }], level: 'caution' },
    ),
    row(
      'the app’s network',
      {
        method: 'wallet_addEthereumChain',
        params: [
          { chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://rpc.harbour.example'] },
        ],
      },
      { actions: [{ kind: 'addChain', chainId: 1n, rpcUrls: ['https://rpc.harbour.example'] }] },
    ),
    row(
      'another RPC for it',
      {
        method: 'wallet_addEthereumChain',
        params: [{ chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://evil.example'] }],
      },
      {
        actions: [{ kind: 'addChain', chainId: 1n, rpcUrls: ['https://evil.example'] }],
        level: 'stop',
      },
    ),
    row(
      'another network',
      {
        method: 'wallet_addEthereumChain',
        params: [{ chainId: '0x2105', chainName: 'Base', rpcUrls: ['https://base.example'] }],
      },
      {
        actions: [{ kind: 'addChain', chainId: 8453n, rpcUrls: ['https://base.example'] }],
        level: 'stop',
      },
    ),
    row(
      'switch the network',
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] },
      { actions: [] },
    ),
    row(
      'permissions of the connection',
      { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] },
      { actions: [] },
    ),
    row(
      'a token for the list',
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: USDC, symbol: 'USDC', decimals: 6 } },
      },
      { actions: [{ kind: 'watchAsset', token: USDC, symbol: 'USDC' }] },
    ),
    row(
      'a secret',
      { method: 'eth_decrypt', params: ['0x00', me] },
      { actions: [{ kind: 'decrypt' }], level: 'caution' },
    ),
    row(
      'a public key',
      { method: 'eth_getEncryptionPublicKey', params: [me] },
      { actions: [{ kind: 'decrypt' }], level: 'caution' },
    ),
    row(
      'a method that sounds dangerous',
      { method: 'wallet_signEverything', params: [] },
      { ...opaque('method'), level: 'caution' },
    ),
    row('a method of a wallet', { method: 'wallet_showBalance', params: [] }, { actions: [] }),
    row(
      'code for the account',
      { method: 'wallet_signAuthorization', params: [{ chainId: 1, address: contract, nonce: 0 }] },
      {
        ...{ actions: [{ kind: 'delegate', to: contract }], level: 'refused' },
      },
    ),
    row(
      'no code for the account',
      { method: 'wallet_signAuthorization', params: [{ chainId: 1, address: zero, nonce: 0 }] },
      {
        ...{ actions: [{ kind: 'clearDelegate' }], level: 'caution' },
      },
    ),
    row(
      'a role',
      send(contract, call('grantRole(bytes32,address)', `0x${'0'.repeat(64)}`, person)),
      {
        ...{ actions: [{ kind: 'grant', to: person, limits: 0 }], level: 'stop' },
      },
    ),
    row('another owner', send(contract, call('transferOwnership(address)', person)), {
      ...{ actions: [{ kind: 'ownership', contract, to: person }], level: 'stop' },
    }),
    row('another code', send(contract, call('upgradeTo(address)', person)), {
      ...{ actions: [{ kind: 'ownership', contract, to: person }], level: 'stop' },
    }),
    row(
      'a payment of a Safe',
      send(safe, exec(USDC, call('transfer(address,uint256)', person, 5n), 0)),
      {
        actions: [acting({ kind: 'transfer', token: USDC, amount: 5n, to: person })],
      },
    ),
    row(
      'coins of a Safe',
      send(safe, call(execTransaction, person, 5n, '0x', 0, 0n, 0n, 0n, zero, zero, '0x')),
      {
        actions: [acting({ kind: 'transfer', token: undefined, amount: 5n, to: person })],
      },
    ),
    row(
      'several at a Safe',
      send(
        safe,
        exec(
          multiSend,
          call('multiSend(bytes)', pack(USDC, call('transfer(address,uint256)', person, 5n))),
          1,
        ),
      ),
      {
        actions: [acting({ kind: 'transfer', token: USDC, amount: 5n, to: person })],
      },
    ),
    row('code that runs as a Safe', send(safe, exec(contract, '0x12345678', 1)), {
      actions: [{ kind: 'safeTransaction', safe, isDelegateCall: true, actions: [] }],
      level: 'stop',
    }),
    row(
      'a text in an envelope',
      {
        method: 'wallet_invokeMethod',
        params: {
          scope: 'eip155:1',
          request: { method: 'personal_sign', params: [stringToHex('Hello'), me] },
        },
      },
      {
        actions: [{ kind: 'message', text: 'Hello' }],
      },
    ),
  ]
}

function data(
  name: string,
  primaryType: string,
  structs: readonly string[],
  message: { readonly [name: string]: unknown },
): CorpusRow {
  const request = typed({
    domain: { name: 'Harbour', version: '1', chainId: 1 },
    primaryType,
    structs,
    message,
  })
  return row(name, request, { actions: [{ kind: 'message', text: primaryType }] })
}

function opaque(reason: Extract<RequestAction, { kind: 'opaque' }>['reason']) {
  return { actions: [{ kind: 'opaque', reason }], level: 'stop' } as const
}

function acting(action: RequestAction): RequestAction {
  return { kind: 'safeTransaction', safe, isDelegateCall: false, actions: [action] }
}

function exec(to: string, inner: string, operation: number) {
  return call(execTransaction, ...[to, 0n, inner, operation, 0n, 0n, 0n, zero, zero, '0x'])
}

/** One call as `MultiSend` packs it: operation, receiver, value, length, data. */
function pack(to: string, inner: string): `0x${string}` {
  const length = ((inner.length - 2) / 2).toString(16).padStart(64, '0')
  return `0x00${to.slice(2)}${'0'.repeat(64)}${length}${inner.slice(2)}`
}
