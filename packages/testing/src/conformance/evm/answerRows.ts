import type { ErrorCode } from '@cleat/core'

/**
 * What a wallet may answer: the row of the catalogue, the method, the answer, and what the app gets
 * instead.
 */
export type AnswerRow = readonly [row: string, method: string, answer: unknown, code: ErrorCode]

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const hash = `0x${'ab'.repeat(32)}`
const bad = 'WALLET_BAD_ANSWER'

/** Answers that no connection comes of (catalogue H). */
export const refusedConnections: readonly AnswerRow[] = [
  ...[undefined, null, {}, address, [null], [1], [address, 'bad']].map(
    (answer) => ['H01', 'eth_requestAccounts', answer, bad] as const,
  ),
  ['H02', 'eth_requestAccounts', [], 'CONNECTION_NO_ACCOUNTS'],
  ...['0x', { chainId: '0x1' }, null, '0x7fffffffffffffff', 'eip155:1', Number.NaN].map(
    (answer) => ['H05', 'eth_chainId', answer, bad] as const,
  ),
]

/** Shapes of one chain id that wallets are known for. */
export const acceptedChainIds: readonly (readonly [row: string, answer: unknown])[] = [
  1,
  '1',
  '0x1',
  '0x01',
  '0x1 ',
  '0X1',
].map((answer) => ['H05', answer] as const)

/** What is no id of a transaction (catalogue H). */
export const refusedHashes: readonly AnswerRow[] = [
  null,
  '0x',
  hash.slice(0, -1),
  `${hash}a`,
  {},
  { hash },
].map((answer) => ['H09', 'eth_sendTransaction', answer, bad] as const)

export type RejectionRow = readonly [row: string, what: string, reason: unknown, code: ErrorCode]

const cyclic: { cause?: unknown } = {}
cyclic.cause = cyclic
const revoked = Proxy.revocable({}, {})
revoked.revoke()

/** What a wallet may reject a signature with (catalogue H). */
export const rejections: readonly RejectionRow[] = [
  ['H30', 'undefined', undefined, 'WALLET_ERROR'],
  ['H31', 'a code that is text', { code: '4001' }, 'REQUEST_USER_REJECTED'],
  ['H31', 'a code without words', { code: 4001 }, 'REQUEST_USER_REJECTED'],
  [
    'H31',
    'a code inside',
    { code: -32603, data: { originalError: { code: 4001 } } },
    'REQUEST_USER_REJECTED',
  ],
  ...[
    'User rejected the request.',
    'El usuario rechazó la solicitud.',
    'L’utilisateur a refusé la demande.',
    'Der Benutzer hat die Anfrage abgelehnt.',
    'O usuário rejeitou a solicitação.',
    'Пользователь отклонил запрос.',
    '用户拒绝了请求',
    'ユーザーがリクエストを拒否しました',
    '사용자가 요청을 거부했습니다',
    'رفض المستخدم الطلب',
  ].map((message) => ['H32', message, new Error(message), 'WALLET_ERROR'] as const),
  ['H33', 'a megabyte', { message: 'x'.repeat(1_000_000) }, 'WALLET_ERROR'],
  ['H33', 'markup', new Error('<img src=x onerror=alert(1)>'), 'WALLET_ERROR'],
  ['H34', 'a cause of itself', cyclic, 'WALLET_ERROR'],
  ['H34', 'what cannot be read', revoked.proxy, 'WALLET_ERROR'],
]
