import type { ProgressTaskProps } from '../../../components/ProgressTask/ProgressTask.tsx'
import { useText } from '../../../i18n/useText.ts'
import type { CallsTexts } from '../texts/en.ts'
import type { Phase } from './findPhase.ts'

/** How a batch stands, in words and by the ring. */
export function usePhaseWords(
  phase: Phase,
  { done, total, wallet }: { done: string; total: string; wallet: string },
): Pick<ProgressTaskProps, 'state' | 'title' | 'text'> {
  const text = useText<CallsTexts>()
  switch (phase) {
    case 'asking':
    case 'waiting':
      return { state: 'pending', title: text('calls.waitTitle'), text: text('calls.waitText') }
    case 'next':
      return {
        ...{ state: 'none', title: text('calls.nextTitle', { done, total }) },
        text: text('calls.nextText', { wallet }),
      }
    case 'done':
      return { state: 'success', title: text('calls.doneTitle'), text: text('calls.doneText') }
    case 'partial':
      return {
        ...{ state: 'unknown', title: text('calls.partialTitle') },
        text: text('calls.partialText'),
      }
    case 'notSent':
      return {
        ...{ state: 'declined', title: text('calls.notSentTitle') },
        text: text('calls.notSentText'),
      }
    case 'oneByOne':
      return {
        ...{ state: 'none', title: text('calls.notSentTitle') },
        text: text('calls.oneByOneText', { wallet }),
      }
    case 'failed':
      return { state: 'error', title: text('calls.failedTitle'), text: text('calls.failedText') }
    case 'unknown':
      return {
        ...{ state: 'unknown', title: text('calls.unknownTitle') },
        text: text('calls.unknownText', { wallet }),
      }
    default:
      return phase satisfies never
  }
}
