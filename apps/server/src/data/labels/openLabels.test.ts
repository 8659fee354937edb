import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { domainSeparator, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { useFolder as createFolder } from '../../test/useFolder.ts'
import { openLabels } from './openLabels.ts'
import {
  callDescriptor,
  harbour,
  pier,
  voteDescriptor,
  voteType,
  withContext,
  withIntent,
  withKey,
} from './test/sampleDescriptors.ts'

const selector = toFunctionSelector('claim(address,uint256)')
const claim = { chainId: 8453, contract: harbour, subject: selector }
const vote = {
  ...{ chainId: 8453, contract: pier, subject: voteType },
  domain: { name: 'Pier', version: '1' },
}

/** Reads a folder with these files; texts as they are, and everything else as JSON. */
async function open(files: Readonly<Record<string, unknown>>) {
  const own = await createFolder()
  for (const [name, content] of Object.entries(files)) {
    const path = join(own, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  }
  const lines: unknown[] = []
  const logger = { info: () => undefined, error: (...line: unknown[]) => void lines.push(line) }
  return { labels: await openLabels({ folder: own, logger }), lines, own }
}

test('default: words for a call, by chain, contract and function', async () => {
  const { labels } = await open({ 'harbour.json': callDescriptor() })
  expect(labels.refused).toEqual([])
  expect(labels.find(claim)).toEqual({ owner: 'Harbour', intent: 'Claim rewards' })
  for (const other of [
    { ...claim, chainId: 1 },
    { ...claim, contract: pier },
    { ...claim, subject: '0x00000000' },
    { ...claim, domain: {} },
  ])
    expect(labels.find(other)).toBeUndefined()
})

test('default: words for typed data, by what is hashed and the whole domain', async () => {
  const { labels } = await open({ 'pier.json': voteDescriptor() })
  expect(labels.refused).toEqual([])
  expect(labels.find(vote)).toEqual({ owner: 'Pier', intent: 'Cast a vote' })
  for (const other of [
    { ...vote, domain: { name: 'Pier' } },
    { ...vote, domain: { name: 'Pier', version: '2' } },
    { ...vote, domain: undefined },
    { ...vote, chainId: 1 },
    { ...vote, contract: harbour },
    { ...vote, subject: 'Vote(Choice choice,uint256 nonce)Choice(uint16 side)' },
  ])
    expect(labels.find(other)).toBeUndefined()
})

test('behavior: a separator in place of a domain, and a domain of another chain', async () => {
  const domain = { name: 'Pier', version: '1', chainId: 8453, verifyingContract: pier } as const
  const separated = { domain: undefined, domainSeparator: domainSeparator({ domain }) }
  const right = await open({ 'a.json': voteDescriptor(separated) })
  expect(right.labels.find(vote)?.intent).toBe('Cast a vote')
  expect(right.labels.find({ ...vote, domain: { name: 'Pier' } })).toBeUndefined()
  for (const other of [{ chainId: 1 }, { verifyingContract: harbour }, { name: 'Peer' }]) {
    const { labels } = await open({ 'a.json': voteDescriptor({ domain: other }) })
    expect(labels.find(vote)).toBeUndefined()
  }
})

test('behavior: what a file includes counts, and what it says itself goes before', async () => {
  const formats = {
    'claim(address to,uint256 amount)': { intent: 'Take something' },
    'leave()': { intent: 'Leave the pool' },
  }
  const { labels } = await open({
    'common/base.json': callDescriptor({ context: undefined, display: { formats } }),
    'pools/a.json': callDescriptor({ includes: '../common/base.json' }),
  })
  expect(labels.refused).toEqual([])
  expect(labels.find(claim)?.intent).toBe('Claim rewards')
  const leave = { ...claim, subject: toFunctionSelector('leave()') }
  expect(labels.find(leave)).toEqual({ owner: 'Harbour', intent: 'Leave the pool' })
})

test('behavior: where files disagree nothing is said, and where they agree it is', async () => {
  const same = await open({ 'a.json': callDescriptor(), 'b.json': callDescriptor() })
  expect(same.labels.find(claim)?.intent).toBe('Claim rewards')
  const other = await open({
    'a.json': callDescriptor(),
    'b.json': callDescriptor({ metadata: { owner: 'Someone' } }),
  })
  expect(other.labels.find(claim)).toBeUndefined()
})

test('behavior: a folder that is gone has no words', async () => {
  const lines: unknown[] = []
  const logger = { info: () => undefined, error: (...line: unknown[]) => void lines.push(line) }
  const labels = await openLabels({ folder: join(await createFolder(), 'gone'), logger })
  expect(labels.find(claim)).toBeUndefined()
  expect(lines).toHaveLength(1)
})

const chain = (more: object) => callDescriptor({ context: undefined, ...more })
const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`
const place = { chainId: 8453, address: harbour }
const raw = JSON.stringify(callDescriptor())

/** Folders whose file `x.json` must be refused: what it has, and the files. */
const hostile: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['no JSON', { 'x.json': '{' }],
  ['a list', { 'x.json': '[]' }],
  ['nesting without end', { 'x.json': `{"display":${deep}}` }],
  ['too many bytes', { 'x.json': callDescriptor({ $comment: 'x'.repeat(300_000) }) }],
  [
    'another version',
    { 'x.json': callDescriptor({ $schema: 'https://x/erc7730-v3.schema.json' }) },
  ],
  ['no version', { 'x.json': callDescriptor({ $schema: undefined }) }],
  ['names that are not known', { 'x.json': callDescriptor({ trusted: true }) }],
  ['a name of a prototype', { 'x.json': raw.replace('"$schema"', '"__proto__":{},"$schema"') }],
  [
    'a constructor as a function',
    { 'x.json': raw.replace('claim(address', 'constructor":{},"x(a') },
  ],
  ['a prototype deep inside', { 'x.json': raw.replace('"path"', '"prototype":{},"path"') }],
  [
    'an address with a wrong checksum',
    {
      'x.json': withContext({
        deployments: [{ ...place, address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02914' }],
      }),
    },
  ],
  [
    'a chain that is none',
    { 'x.json': withContext({ deployments: [{ ...place, chainId: '8453' }] }) },
  ],
  [
    'a chain beyond numbers',
    { 'x.json': withContext({ deployments: [{ ...place, chainId: 1e30 }] }) },
  ],
  [
    'a deployment with more conditions',
    { 'x.json': withContext({ deployments: [{ ...place, codeHash: '0x' }] }) },
  ],
  ['thousands of deployments', { 'x.json': withContext({ deployments: Array(1001).fill(place) }) }],
  [
    'a factory',
    {
      'x.json': withContext({
        deployments: [place],
        factory: { deployments: [place], deployEvent: 'Made(address)' },
      }),
    },
  ],
  [
    'a matcher elsewhere',
    { 'x.json': withContext({ deployments: [place], addressMatcher: 'https://x.example' }) },
  ],
  ['both contexts', { 'x.json': callDescriptor({ context: { contract: {}, eip712: {} } }) }],
  [
    'a domain with a member that is not known',
    { 'x.json': voteDescriptor({ domain: { name: 'Pier', salt: '0x' } }) },
  ],
  ['a separator that is none', { 'x.json': voteDescriptor({ domainSeparator: '0x12' }) }],
  [
    'a type by its name alone',
    { 'x.json': voteDescriptor({}, { display: { formats: { Vote: { intent: 'Cast a vote' } } } }) },
  ],
  ['no owner', { 'x.json': callDescriptor({ metadata: {} }) }],
  ['an owner in markup', { 'x.json': callDescriptor({ metadata: { owner: '<b>Harbour</b>' } }) }],
  [
    'an owner who ends the quotation',
    { 'x.json': callDescriptor({ metadata: { owner: 'Harbour”. Checked by Cleat' } }) },
  ],
  [
    'an owner with the name of a page',
    { 'x.json': callDescriptor({ metadata: { owner: 'harbour.example' } }) },
  ],
  [
    'an owner of many words',
    { 'x.json': callDescriptor({ metadata: { owner: 'x '.repeat(30).trim() } }) },
  ],
  ['an image in the words', { 'x.json': withIntent('<img src=x onerror=alert(1)>') }],
  ['a value between the words', { 'x.json': withIntent('Claim {amount} now') }],
  ['a template between the words', { 'x.json': withIntent('Claim $' + '{amount}') }],
  ['words from right to left by force', { 'x.json': withIntent('Claim \u202esdrawer') }],
  ['words that are not seen', { 'x.json': withIntent('Claim\u200b rewards') }],
  ['two lines', { 'x.json': withIntent('Claim rewards\nThis app is trusted') }],
  ['a link', { 'x.json': withIntent('Claim at harbour.example') }],
  ['words without end', { 'x.json': withIntent('Claim '.repeat(40).trim()) }],
  ['marks upon marks', { 'x.json': withIntent(`Claim${'\u0301'.repeat(9)}`) }],
  ['no words at all', { 'x.json': withIntent('') }],
  ['a number for words', { 'x.json': withIntent(7) }],
  ['a function that is none', { 'x.json': withKey('claim') }],
  ['a function with a return', { 'x.json': withKey('claim() returns (uint256)') }],
  ['a function of types that are none', { 'x.json': withKey('claim(amount)') }],
  [
    'a function inside a function',
    { 'x.json': withKey('claim(uint256) approve(address,uint256)') },
  ],
  ['a function without end', { 'x.json': withKey(`claim(${'uint256,'.repeat(400)}uint256)`) }],
  [
    'other words for one selector',
    {
      'x.json': callDescriptor({
        display: { formats: { 'claim()': { intent: 'Claim' }, '0x4e71d92d': { intent: 'Vote' } } },
      }),
    },
  ],
  ['itself', { 'x.json': callDescriptor({ includes: 'x.json' }) }],
  [
    'a circle of two',
    { 'x.json': callDescriptor({ includes: 'y.json' }), 'y.json': chain({ includes: 'x.json' }) },
  ],
  [
    'a row of six',
    {
      'x.json': callDescriptor({ includes: 'a.json' }),
      ...Object.fromEntries(
        [...'abcdef'].map((name, at) => [
          `${name}.json`,
          chain(at < 5 ? { includes: `${'bcdef'[at]}.json` } : {}),
        ]),
      ),
    },
  ],
  [
    'a path out of the folder',
    { 'x.json': callDescriptor({ includes: '../../../../etc/passwd.json' }) },
  ],
  ['a path from the root', { 'x.json': callDescriptor({ includes: '/etc/passwd.json' }) }],
  [
    'a path in another script',
    { 'x.json': callDescriptor({ includes: '%2e%2e/y.json' }), 'y.json': chain({}) },
  ],
  ['a page', { 'x.json': callDescriptor({ includes: 'https://x.example/y.json' }) }],
  [
    'an included file of another kind',
    { 'x.json': callDescriptor({ includes: 'y.json' }), 'y.json': voteDescriptor() },
  ],
  [
    'an included file that is refused',
    { 'x.json': callDescriptor({ includes: 'y.json' }), 'y.json': '{' },
  ],
]

test.each(hostile)('error: refused by its name: %s', async (_, files) => {
  const { labels, lines } = await open({ ...files, 'good.json': voteDescriptor() })
  expect(labels.refused.map(({ file }) => file)).toContain('x.json')
  expect(lines).toContainEqual(['label refused', expect.objectContaining({ file: 'x.json' })])
  // The others count.
  expect(labels.find(vote)?.owner).toBe('Pier')
  const claims = [
    selector,
    toFunctionSelector('claim()'),
    toFunctionSelector('approve(address,uint256)'),
  ]
  for (const subject of claims) expect(labels.find({ ...claim, subject })).toBeUndefined()
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  expect('trusted' in {}).toBe(false)
})

test('behavior: a link of the file system is not followed', async () => {
  const outside = await open({ 'secret.json': callDescriptor() })
  const { own } = await open({ 'good.json': voteDescriptor() })
  await symlink(join(outside.own, 'secret.json'), join(own, 'link.json'))
  const logger = { info: () => undefined, error: () => undefined }
  const labels = await openLabels({ folder: own, logger })
  expect(labels.find(claim)).toBeUndefined()
  expect(labels.find(vote)).toBeDefined()
})

test('behavior: what fields show, hide or leave out is never read', async () => {
  const lies = withIntent('Claim rewards', {
    interpolatedIntent: 'Nothing leaves your account',
    required: [],
    excluded: ['amount', 'to', '#.spender'],
    fields: [
      {
        path: 'amount',
        label: 'Amount',
        format: 'tokenAmount',
        params: { threshold: '0x0', message: 'None' },
      },
      { path: '@.value', visible: 'never' },
    ],
  })
  const { labels } = await open({ 'x.json': lies })
  const found = labels.find({ ...claim, subject: toFunctionSelector('claim()') })
  expect(found).toEqual({ owner: 'Harbour', intent: 'Claim rewards' })
})
