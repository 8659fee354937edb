import type { Logger } from '../../../http/logger.ts'
import { createCircuit } from '../../apis/createCircuit.ts'
import type { SwapSource } from '../source/swapSource.ts'

export declare namespace guardSource {
  type Parameters = { source: SwapSource; logger: Logger }
}

/** Leaves a source alone for a while once it fails several times. */
export function guardSource({ source, logger }: guardSource.Parameters): SwapSource {
  const circuit = createCircuit({ name: source.name, logger })
  return {
    ...source,
    quote: (parameters) =>
      circuit.run(parameters.question.chain.id, () => source.quote(parameters)),
    build: (parameters) =>
      circuit.run(parameters.question.chain.id, () => source.build(parameters)),
  }
}
