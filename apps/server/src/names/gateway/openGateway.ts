import type { Hex } from 'viem'
import type { ZoneRecords } from '../records/zoneRecord.ts'
import type { NamesConfig } from '../zone/namesConfig.ts'
import { createGateway } from './createGateway.ts'

/** Answers questions of the resolver of a zone within this process, where it is on a chain. */
export function openGateway(
  { zone, onChain }: Pick<NamesConfig, 'zone' | 'onChain'>,
  records: ZoneRecords,
): ((question: Hex) => Promise<Hex | undefined>) | undefined {
  if (!onChain) return undefined
  const gateway = createGateway({ zone, ...onChain, records })
  return async (question) => (await gateway.answer(question))?.data
}
