import type { Namespace } from '@cleat/core/adapter'
import { expect, test } from 'vitest'
import { createJournal } from './createJournal.ts'
import { judgeEnd } from './judgeEnd.ts'

const wallets = [
  { namespace: 'eip155', addresses: ['0xHonest'] },
  { namespace: 'solana', addresses: ['Reef'] },
  { namespace: 'eip155', addresses: ['0xImpostor'], isImpostor: true },
] as const

type Accounts = Partial<Record<Namespace, judgeEnd.Account>>

function judge(
  parameters: {
    accounts?: Accounts
    hasChosen?: readonly [boolean, boolean]
    pending?: readonly string[]
    strangers?: readonly string[]
  } = {},
): readonly string[] {
  const { accounts = {}, hasChosen = [false, false], pending = [], strangers = [] } = parameters
  const journal = createJournal()
  judgeEnd({
    ...{ journal, wallets, servers: { strangers } },
    pending: new Map(pending.map((name) => [Promise.resolve(), name])),
    app: (tab) => ({
      hasChosen: hasChosen[tab] === true,
      kit: {
        controllers: {
          account: {
            get: (namespace) =>
              (tab === 0 ? accounts[namespace] : undefined) ?? { status: 'disconnected' },
          },
        },
      },
    }),
  })
  return journal.faults
}

const connected = (address: string) => ({ status: 'connected', connectorId: 'harbour', address })

test('default: all that ended well', () => {
  expect(judge()).toEqual([])
  expect(judge({ accounts: { eip155: connected('0xHonest'), solana: connected('Reef') } })).toEqual(
    [],
  )
})

test('behavior: an impostor may be connected where a visitor chose, in either tab', () => {
  const accounts = { eip155: connected('0xImpostor') }
  expect(judge({ accounts, hasChosen: [true, false] })).toEqual([])
  expect(judge({ accounts, hasChosen: [false, true] })).toEqual([])
})

test.each<[string, Parameters<typeof judge>[0], string]>([
  [
    'a promise that never ends',
    { pending: ['0 connect of step 3'] },
    'never ended: 0 connect of step 3',
  ],
  [
    'a server that no option named',
    { strangers: ['GET https://x.test/'] },
    'asked a stranger: GET https://x.test/',
  ],
  [
    'connecting',
    { accounts: { eip155: { status: 'connecting' } } },
    'tab 0: eip155 is connecting for ever',
  ],
  [
    'reconnecting',
    { accounts: { solana: { status: 'reconnecting' } } },
    'tab 0: solana is reconnecting for ever',
  ],
  [
    'an account of nobody',
    { accounts: { eip155: connected('0xNobody') } },
    'tab 0: 0xNobody is no account of harbour',
  ],
  [
    'an account of another chain',
    { accounts: { eip155: connected('Reef') } },
    'tab 0: Reef is no account of harbour',
  ],
  [
    'an inherited identity',
    { accounts: { eip155: connected('0xImpostor') } },
    'tab 0: an impostor is connected as harbour',
  ],
])('error: %s', (_, parameters, fault) => {
  expect(judge(parameters)).toEqual([fault])
})
