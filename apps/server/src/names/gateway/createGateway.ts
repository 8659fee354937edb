import type { Address, Hex } from 'viem'
import type { ZoneRecords } from '../records/zoneRecord.ts'
import { encodeAnswer, type Known } from './encodeAnswer.ts'
import { type NamedQuestion, readQuestion } from './readQuestion.ts'
import { readReverseName } from './readReverseName.ts'
import { signAnswer } from './signAnswer.ts'

/** Seconds for which an answer counts, and for which it counts that there is none. */
const lifeSeconds = { known: 300, unknown: 60 }

export declare namespace createGateway {
  type Parameters = {
    /** The zone that the resolver answers for: `names.example`. */
    zone: string
    resolver: Address
    signerKey: Hex
    records: ZoneRecords
    now?: (() => Date) | undefined
  }
  type ReturnType = {
    /**
     * Answers what the resolver asked with. `undefined` where it is no question, or one about
     * another zone.
     */
    answer(question: Hex): Promise<GatewayAnswer | undefined>
  }
}

export type GatewayAnswer = { readonly data: Hex; readonly seconds: number }

/**
 * Answers for a zone of ENS names that is kept off the chain. That a name is not there is proved as
 * well, so that it cannot be made up either.
 * @see EIP-3668, ENSIP-10
 */
export function createGateway(parameters: createGateway.Parameters): createGateway.ReturnType {
  const { zone, resolver, signerKey, records, now = () => new Date() } = parameters

  const find = async ({ name }: NamedQuestion): Promise<Known | undefined> => {
    const account = readReverseName(name)
    if (account) return { primaryName: await records.findName(account) }
    if (name !== zone && !name.endsWith(`.${zone}`)) return undefined
    return { record: await records.find(name) }
  }

  return {
    async answer(question) {
      const asked = readQuestion(question)
      const known = asked && (await find(asked))
      if (!asked || !known) return undefined
      const isKnown = known.record !== undefined || known.primaryName !== undefined
      const seconds = isKnown ? lifeSeconds.known : lifeSeconds.unknown
      const expires = BigInt(Math.floor(now().getTime() / 1000) + seconds)
      const result = encodeAnswer(known, asked.question)
      return { data: await signAnswer({ resolver, question, result, expires, signerKey }), seconds }
    },
  }
}
