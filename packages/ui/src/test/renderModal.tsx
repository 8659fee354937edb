import { act, configure } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { Modal } from '../shell/Modal/Modal.tsx'
import type { createTestKit } from './createTestKit.ts'
import { preloadViews } from './preloadViews.ts'
import { renderWithKit } from './renderWithKit.tsx'

// Chunks and answers are slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

export declare namespace renderModal {
  type ReturnType = Promise<
    renderWithKit.ReturnType & {
      user: UserEvent
      /** Acts on the kit and waits for the interface to render. */
      step(work: () => unknown): Promise<void>
      /** Advances the fake clock. */
      wait(ms: number): Promise<void>
    }
  >
}

/** The closed modal, with the code of every view loaded. */
export async function renderModal(
  parameters: createTestKit.Parameters = {},
): renderModal.ReturnType {
  await preloadViews()
  const rendered = renderWithKit(<Modal />, parameters)
  const step = async (work: () => unknown) => {
    await act(async () => {
      await work()
    })
  }
  const wait = (ms: number) => step(() => vi.advanceTimersByTimeAsync(ms))
  const user = userEvent.setup(
    vi.isFakeTimers() ? { advanceTimers: (ms) => vi.advanceTimersByTime(ms) } : {},
  )
  await step(() => undefined)
  return { ...rendered, user, step, wait }
}
