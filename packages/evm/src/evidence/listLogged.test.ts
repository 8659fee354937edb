import { encodeAbiParameters, encodeEventTopics, parseAbi, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { permit2 } from '../swaps/contracts/permit2.ts'
import { listLogged } from './listLogged.ts'
import type { Watched } from './watched.ts'

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const fungible = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])
const single = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const multiple = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const kept = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
  'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
])

type Abi = Parameters<typeof encodeEventTopics>[0]['abi']

/** Topics as viem writes them. */
function toTopics(abi: Abi, eventName: string, args: readonly unknown[]): readonly string[] {
  const topics = encodeEventTopics({ abi, eventName, args } as Parameters<
    typeof encodeEventTopics
  >[0])
  return topics.map(String)
}

const one = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [7n, 3n])
const both = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
  [7n, 8n],
  [1n, 2n],
])
const many = encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
  Array<bigint>(40).fill(7n),
  [],
])
const rows: readonly (readonly [
  what: string,
  log: { address?: string; topics: readonly string[]; data?: string },
  ...Watched[],
])[] = [
  [
    'a token that leaves',
    { topics: toTopics(fungible, 'Transfer', [account, other]) },
    { type: 'token', token },
  ],
  [
    'one that arrives',
    { topics: toTopics(fungible, 'Transfer', [other, account]) },
    { type: 'token', token },
  ],
  ['one of others', { topics: toTopics(fungible, 'Transfer', [other, other]) }],
  [
    'an allowance',
    { topics: toTopics(fungible, 'Approval', [account, other]) },
    { type: 'allowance', token, spender: other },
  ],
  ['one of another', { topics: toTopics(fungible, 'Approval', [other, account]) }],
  [
    'an item',
    { topics: toTopics(single, 'Transfer', [account, other, 7n]) },
    { type: 'item', token, id: 7n },
  ],
  [
    'one that may go',
    { topics: toTopics(single, 'Approval', [account, other, 7n]) },
    { type: 'approved', token, id: 7n },
  ],
  [
    'an operator',
    { topics: toTopics(single, 'ApprovalForAll', [account, other]) },
    { type: 'operator', token, spender: other },
  ],
  ['an operator of another', { topics: toTopics(single, 'ApprovalForAll', [other, account]) }],
  [
    'some of a kind',
    { topics: toTopics(multiple, 'TransferSingle', [other, account, other]), data: one },
    { type: 'item', token, id: 7n },
  ],
  [
    'some that arrive',
    { topics: toTopics(multiple, 'TransferSingle', [other, other, account]), data: one },
    { type: 'item', token, id: 7n },
  ],
  [
    'some of others',
    { topics: toTopics(multiple, 'TransferSingle', [account, other, other]), data: one },
  ],
  [
    'several kinds',
    { topics: toTopics(multiple, 'TransferBatch', [other, account, other]), data: both },
    { type: 'item', token, id: 7n },
    { type: 'item', token, id: 8n },
  ],
  [
    'several of others',
    { topics: toTopics(multiple, 'TransferBatch', [account, other, other]), data: both },
  ],
  [
    'no end of kinds',
    { topics: toTopics(multiple, 'TransferBatch', [other, account, other]), data: many },
    ...Array.from({ length: 16 }, (): Watched => ({ type: 'item', token, id: 7n })),
  ],
  [
    'kinds that are cut off',
    { topics: toTopics(multiple, 'TransferBatch', [other, account, other]), data: '0x' },
  ],
  [
    'an allowance that Permit2 keeps',
    { address: permit2, topics: toTopics(kept, 'Approval', [account, token, other]) },
    { type: 'permit2', token, spender: other },
  ],
  [
    'one by signature',
    { address: permit2, topics: toTopics(kept, 'Permit', [account, token, other]) },
    { type: 'permit2', token, spender: other },
  ],
  [
    'one of another',
    { address: permit2, topics: toTopics(kept, 'Permit', [other, token, account]) },
  ],
  [
    'one that another contract claims',
    { topics: toTopics(kept, 'Permit', [account, token, other]) },
  ],
  ['another event', { topics: [`0x${'1'.repeat(64)}`, `0x${account.slice(2).padStart(64, '0')}`] }],
  ['no topics', { topics: [] }],
]

test.each(rows.map((row) => ({ row })))('default: $row.0', ({ row }) => {
  const [, log, ...watched] = row
  expect(listLogged([{ address: token, data: '0x', ...log }], account)).toEqual(watched)
})
