import type { SignInFields } from '../fields/signInFields.ts'

/**
 * The test vectors of EIP-4361's reference implementation, https://github.com/spruceid/siwe
 * (Apache-2.0 or MIT): `parsing_positive`, `parsing_negative`, `parsing_negative_objects`,
 * `verification_positive`, `verification_negative` and `eip1271`. What a vector shares with the
 * others is written once.
 */

const wants = 'wants you to sign in with your Ethereum account:'
const statement = 'I accept the ServiceOrg Terms of Service: https://service.org/tos'
const address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const login = 'https://service.org/login'
const issued = '2021-09-30T16:25:24.000Z'
const base = {
  ...{ namespace: 'eip155', domain: 'service.org', address, statement, uri: login },
  ...{ chainId: '1', nonce: '32891757', issuedAt: issued },
} as const
const { statement: _, ...silent } = base

type ValidText = { name: string; message: string; fields: object }

function valid(name: string, message: string, fields: object): ValidText {
  return { name, message, fields }
}

function said(domain: string, issuedAt: string = issued): string {
  return `${domain} ${wants}\n${address}\n\n${statement}\n\nURI: ${login}\nVersion: 1\nChain ID: 1\nNonce: 32891757\nIssued At: ${issuedAt}`
}

function unsaid(domain: string, uri: string = login, chainId = '1'): string {
  return `${domain} ${wants}\n${address}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: ${chainId}\nNonce: 32891757\nIssued At: ${issued}`
}

const resources = [
  'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu',
  'https://example.com/my-web2-claim.json',
]
const example = {
  ...{ ...base, domain: 'example.com', nonce: '32891756', issuedAt: '2021-09-30T16:25:24Z' },
  ...{ statement: 'I accept the ExampleOrg Terms of Service: https://example.com/tos' },
}
const local = {
  ...{ ...example, domain: 'localhost:3030', uri: 'http://localhost:3030/login' },
  ...{ statement: 'I accept the ExampleOrg Terms of Service: http://localhost:3030/tos' },
}

/** Texts that are read, with what they say. */
export const validTexts: readonly ValidText[] = [
  valid(
    'couple of optional fields',
    `${said('service.org')}\nResources:\n- ${resources[0]}\n- ${resources[1]}`,
    { ...base, resources },
  ),
  valid('no optional field', said('service.org'), base),
  ...['2021-09-30T16:25:24Z', '2021-09-30T16:25:24-02:00'].map((issuedAt) =>
    valid(`issued at ${issuedAt}`, said('service.org', issuedAt), { ...base, issuedAt }),
  ),
  ...['127.0.0.1', 'test@127.0.0.1', '127.0.0.1:8080', 'localhost:8080', 'test@127.0.0.1:8080'].map(
    (domain) => valid(`domain is ${domain}`, said(domain), { ...base, domain }),
  ),
  valid('no statement', unsaid('service.org'), silent),
  valid('domain ipv6', unsaid('[::cafe]'), { ...silent, domain: '[::cafe]' }),
  ...[
    'https://[::cafe]',
    'https://127.0.0.1',
    'https://127.0.0.1:4361',
    'https://127.0.0.1/?query=one#begin',
  ].map((uri) => valid(`uri is ${uri}`, unsaid('service.org', uri), { ...silent, uri })),
  valid('chainId not 1', unsaid('service.org', login, '4'), { ...silent, chainId: '4' }),
  valid(
    'recovery byte starting at 0',
    `www.tally.xyz ${wants}\n0xc95EB884FE852e241D409234bfC7045CB9E31BD7\n\nSign in with Ethereum to Tally\n\nURI: https://tally.xyz\nVersion: 1\nChain ID: 1\nNonce: 15050747\nIssued At: 2022-06-30T14:08:51.382Z`,
    {
      ...{ namespace: 'eip155', domain: 'www.tally.xyz', uri: 'https://tally.xyz', chainId: '1' },
      ...{ address: '0xc95EB884FE852e241D409234bfC7045CB9E31BD7', nonce: '15050747' },
      ...{ statement: 'Sign in with Ethereum to Tally', issuedAt: '2022-06-30T14:08:51.382Z' },
    },
  ),
  valid(
    'domain contains optional scheme',
    `https://example.com ${wants}\n${address}\n\n${example.statement}\n\nURI: https://example.com/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z`,
    { ...example, scheme: 'https', uri: 'https://example.com/login' },
  ),
  valid(
    'scheme is not parsed from elsewhere in message',
    `localhost:3030 ${wants}\n${address}\n\n${local.statement}\n\nURI: http://localhost:3030/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z`,
    local,
  ),
]

const full = `service.org ${wants}\n0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946\n\n${statement}\n\nURI: ${login}\nVersion: 1\nChain ID: 1\nNonce: 12341234\nIssued At: 2022-03-17T12:45:13.610Z\nExpiration Time: 2023-03-17T12:45:13.610Z\nNot Before: 2022-03-17T12:45:13.610Z\nRequest ID: some_id\nResources:\n- ${login}`

const chain = 'Chain ID: 1\n'
const version = 'Version: 1\n'
const nonce = 'Nonce: 12341234\n'
const issue = 'Issued At: 2022-03-17T12:45:13.610Z\n'
const expiry = 'Expiration Time: 2023-03-17T12:45:13.610Z\n'
const start = 'Not Before: 2022-03-17T12:45:13.610Z\n'
const noIso = 'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)'
const noDay = '2020-02-32T00:00:00.000Z'
const noUri = ':not_a_rfc3986_valid_uri_'

const changes: readonly (readonly [name: string, find: string, replacement: string])[] = [
  ['missing domain', 'service.org wants', ' wants'],
  ['missing address', '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946\n', '\n'],
  ['missing uri', `URI: ${login}\n`, '\n'],
  ['missing version', version, '\n'],
  ['missing chainId', chain, '\n'],
  ['missing nonce', nonce, '\n'],
  ['missing issuedAt', issue, '\n'],
  ['out of order uri', `URI: ${login}\n${version}`, `${version}URI: ${login}\n`],
  ['out of order version', version + chain, chain + version],
  ['out of order chainId', chain + nonce, 'Nonce: 12341234Chain ID: 1\n\n'],
  ['out of order nonce', nonce + issue, issue + nonce],
  ['out of order issuedAt', issue + expiry, expiry + issue],
  ['out of order expirationTime', expiry + start, start + expiry],
  ['out of order notBefore', `${start}Request ID: some_id\n`, `Request ID: some_id\n${start}`],
  [
    'out of order requestId',
    `Request ID: some_id\nResources:\n- ${login}`,
    `Resources:\n- ${login}\nRequest ID: some_id`,
  ],
  [
    'out of order resources',
    `${start}Request ID: some_id\nResources:\n- ${login}`,
    `Resources:\n- ${login}\n${start}Request ID: some_id`,
  ],
  ['domain not an authority', 'service.org wants', '#notrfc4501 wants'],
  [
    'address not EIP-55',
    '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946',
    '0xe5a12547fe4e872d192e3ececb76f2ce1aea4946',
  ],
  ['statement has line break', 'Service: https', 'Service: \nhttps'],
  ['uri is non-RFC 3986', `URI: ${login}`, `URI: ${noUri}`],
  ['version not 1', 'Version: 1', 'Version: 3'],
  ['not a valid chainId', 'Chain ID: 1', 'Chain ID: ?'],
  ['nonce with less then 8 chars', 'Nonce: 12341234', 'Nonce: 1234567'],
  ...['Issued At', 'Expiration Time', 'Not Before'].flatMap(
    (label) =>
      [
        [`non-ISO 8601 ${label}`, timeOf(label), `${label}: ${noIso}`],
        [`invalid ISO 8601 ${label}`, timeOf(label), `${label}: ${noDay}`],
      ] as const,
  ),
  ['resources not separated by line break', `- ${login}`, `- ${login} - ${login}/2`],
  ['first resource not-RFC 3986', `- ${login}`, `- ${noUri}\n- ${login}`],
  ['second resource is not-RFC 3986', `- ${login}`, `- ${login}\n- ${noUri}`],
]

function timeOf(label: string): string {
  return [issue, expiry, start].find((line) => line.startsWith(label))?.trimEnd() ?? ''
}

/** Texts that are refused. */
export const invalidTexts: readonly { name: string; message: string }[] = changes.map(
  ([name, find, replacement]) => ({ name, message: full.replace(find, replacement) }),
)

const object = {
  namespace: 'eip155' as const,
  ...{ domain: 'service.org', uri: login, chainId: '1', nonce: '12341234' },
  ...{ address: '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946', statement },
  ...{ issuedAt: '2022-03-17T12:45:13.610Z', expirationTime: '2023-03-17T12:45:13.610Z' },
  ...{ notBefore: '2022-03-17T12:45:13.610Z', requestId: 'some_id', resources: [login] },
} as const

/** Fields that are refused. Those that are missing would be written as nothing. */
export const invalidFields: readonly { name: string; fields: SignInFields }[] = [
  ...(['domain', 'address', 'uri', 'chainId', 'nonce', 'issuedAt'] as const).map((missing) => ({
    name: `missing ${missing}`,
    change: { [missing]: '' },
  })),
  { name: 'domain not an authority', change: { domain: '#notrfc4501' } },
  { name: 'uri is non-RFC 3986', change: { uri: noUri } },
  { name: 'not a valid chainId', change: { chainId: '?' } },
  { name: 'nonce with less than 8 chars', change: { nonce: '1234567' } },
  ...['issuedAt', 'expirationTime', 'notBefore'].map((field) => ({
    name: `non-ISO 8601 ${field}`,
    change: { [field]: noIso },
  })),
  { name: 'first resource not-RFC 3986', change: { resources: [noUri, login] } },
  { name: 'second resource is not-RFC 3986', change: { resources: [login, noUri] } },
].map(({ name, change }) => ({ name, fields: { ...object, ...change } as SignInFields }))
