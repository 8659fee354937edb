import { Problem } from '../../http/problem.ts'
import { findCoin } from '../records/findCoin.ts'
import { toCoins } from '../records/toCoins.ts'
import { readName } from '../rules/readName.ts'
import { skeleton } from '../rules/skeleton.ts'
import { toNameProblem } from '../rules/toNameProblem.ts'
import type { OpenZone } from '../zone/nameZone.ts'
import type { AcceptedProof } from './acceptedProof.ts'

/**
 * Registers a name for the account that signed for it.
 * @throws a `Problem` that says why not
 */
export async function registerWithProof(
  zone: OpenZone,
  parameters: { name: string; coinType: bigint; address: string; proof: AcceptedProof },
): Promise<void> {
  const { name: wanted, coinType, address, proof } = parameters
  const read = readName(wanted, zone)
  if (read.status === 'fault') throw toNameProblem(read.fault)
  const { name, label } = read
  const addresses = toCoins(proof)
  if (proof.account.split(':')[2] !== address || !findCoin(addresses, coinType))
    throw new Problem('SIWX_ACCOUNT_MISMATCH', {
      detail: 'The account that signed is not the one of `address` and `coin_type`.',
    })
  const outcome = await zone.store.register({
    ...{ name, skeleton: `${skeleton(label)}.${zone.name}`, subject: proof.subject },
    ...{ address, addresses, proof },
  })
  switch (outcome.status) {
    case 'registered':
      return
    case 'taken':
      throw refuse('NAME_TAKEN', `${name} is taken.`)
    case 'resting':
      throw refuse('NAME_TAKEN', `${name} had an owner, and rests until ${toDay(outcome.until)}.`)
    case 'similar':
      throw refuse('NAME_TOO_SIMILAR', `${name} is too easily taken for ${outcome.other}.`)
    case 'limit':
      throw refuse('NAME_LIMIT_REACHED', 'This account has as many names as it may.')
  }
}

function toDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

function refuse(
  code: 'NAME_TAKEN' | 'NAME_TOO_SIMILAR' | 'NAME_LIMIT_REACHED',
  detail: string,
): Problem {
  return new Problem(code, {
    detail: `${detail} Choose another one.`,
    reasons: [{ name: code, description: detail }],
  })
}
