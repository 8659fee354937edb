import type { SourceQuote } from '../source/sourceQuote.ts'
import type { BuildParameters, QuoteParameters } from '../source/swapQuestion.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { createCall, createQuote } from './createQuote.ts'

export declare namespace createFakeSource {
  type Parameters = Partial<Omit<SwapSource, 'quote' | 'build'>> & {
    quote?: ((parameters: QuoteParameters) => unknown) | undefined
    build?: ((parameters: BuildParameters) => unknown) | undefined
  }
}

/** A source with the answers of a test. Records what it was asked. */
export function createFakeSource(parameters: createFakeSource.Parameters = {}) {
  const { quote = () => [createQuote()], build, ...rest } = parameters
  const asked: QuoteParameters[] = []
  const built: BuildParameters[] = []
  const source: SwapSource = {
    id: 'fake',
    name: 'Fake',
    kind: 'transaction',
    serves: ({ namespace }) => namespace === 'eip155',
    async quote(wanted) {
      asked.push(wanted)
      return (await quote(wanted)) as readonly SourceQuote[]
    },
    async build(wanted) {
      built.push(wanted)
      const answer = build ? await build(wanted) : createQuote({ call: createCall() })
      return answer as SourceQuote | undefined
    },
    ...rest,
  }
  return { source, asked, built }
}
