import { readConfig } from '../../../config/readConfig.ts'
import { createLogger } from '../../../http/logger.ts'
import { createDrops } from '../../drops/createDrops.ts'
import { createSwapSources } from '../createSwapSources.ts'
import { collectQuotes } from '../quotes/collectQuotes.ts'
import type { SwapSource } from '../source/swapSource.ts'
import { type Asked, createQuestion } from './createQuestion.ts'
import { recordedAt } from './swapSamples.ts'

export type Ask = Asked & { isFirm?: boolean | undefined }

/** The sources as an operator configures them, with what is logged and dropped. */
export function openSources(environment: Readonly<Record<string, string>>) {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: (line) => lines.push(line) })
  const drops = createDrops({ logger })
  const { swaps } = readConfig(environment)
  const now = () => recordedAt
  const sources = createSwapSources({ swaps, drops, logger, now })
  const [source] = sources as readonly [SwapSource]
  const { signal } = new AbortController()
  /** As the service asks: what is impossible is dropped. */
  const collect = ({ isFirm = false, ...asked }: Ask) =>
    collectQuotes({ sources, question: createQuestion(asked), isFirm, drops, signal, now })
  const quote = async ({ isFirm = false, ...asked }: Ask) =>
    source.quote({ question: createQuestion(asked), isFirm, signal })
  const build = async (asked: Asked) => {
    const question = createQuestion(asked)
    const [found] = await source.quote({ question, isFirm: false, signal })
    if (!found) throw new Error('There is no quote.')
    return source.build({ question, quote: found, signal })
  }
  return { sources, source, collect, quote, build, drops, lines, signal }
}
