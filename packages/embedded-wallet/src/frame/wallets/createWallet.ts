import { eraseBytes } from '../../custody/bytes/eraseBytes.ts'
import { createCode } from '../../custody/codes/createCode.ts'
import { formatCode } from '../../custody/codes/formatCode.ts'
import { readSymbols } from '../../custody/codes/readSymbols.ts'
import { createRandom } from '../../custody/random/createRandom.ts'
import { toBase64Url } from '../../protocol/toBase64Url.ts'
import { walletSchemas } from '../../service/walletSchemas.ts'
import type { Ceremony, FrameContext } from '../context/frameContext.ts'
import { askAgain } from '../service/askAgain.ts'
import { toAccounts } from './toAccounts.ts'
import { toGeneration } from './toGeneration.ts'

/** A code has seven groups of four. */
const groupCount = 7

/**
 * Makes the visitor's wallet, once they have a method of recovery that was tested. Nothing exists
 * until the service has stored all of it.
 * @returns its accounts, by CAIP-10
 */
export async function createWallet(
  context: FrameContext,
  { deviceId }: { deviceId: string },
  { signal }: Ceremony,
): Promise<readonly string[]> {
  const { service, keys, signer, stage, browser } = context
  const code = writeCode()
  while (!(await isWritten(context, code, signal)));
  const walletId = toBase64Url(createRandom(16))
  const record = await signer.run('create', {
    walletId,
    device: { id: deviceId, key: keys.sealing, label: browser },
    recovery: { code, label: 'Recovery code' },
    now: Date.now(),
  })
  const accounts = toAccounts(record.addresses)
  const body = {
    ...{ id: walletId, ...toGeneration(record, record.holders) },
    ...{ accounts, accountTypes: { eip155: 'eoa', solana: 'eoa' } },
    ...{ confirm: 'off', isSeparate: false },
  }
  // The same wallet may be posted again: an answer that is lost makes no second one.
  await askAgain(service, {
    ...{ method: 'POST', path: 'wallets', body, schema: walletSchemas.answer, signal },
  })
  await keys.writeKnown(walletId, { generation: 1, addresses: record.addresses })
  await stage.ask('created', { accounts }, signal)
  return accounts
}

/** Whether the visitor wrote the code down: two of its groups are typed. */
async function isWritten(
  { stage }: FrameContext,
  code: string,
  signal: AbortSignal,
): Promise<boolean> {
  await stage.ask('save', { code }, signal)
  const groups = pickGroups()
  const parts = code.split('-')
  for (let isWrong = false; ; isWrong = true) {
    const given = await stage.ask('confirm', { groups, isWrong }, signal)
    if (given.kind === 'back') return false
    const isRight = groups.every((group, at) => isSame(given.values[at], parts[group - 1]))
    if (isRight) return true
  }
}

function isSame(typed: string | undefined, part: string | undefined): boolean {
  const [one, other] = [typed, part].map((text) => readSymbols(text ?? '')?.join())
  return one !== undefined && one !== '' && one === other
}

/** Two different ones, in order. */
function pickGroups(): readonly [number, number] {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2))
  const one = first % groupCount
  const other = (one + 1 + (second % (groupCount - 1))) % groupCount
  return [Math.min(one, other) + 1, Math.max(one, other) + 1]
}

function writeCode(): string {
  const code = createCode()
  const text = formatCode(code, 'recovery')
  eraseBytes(code)
  return text
}
