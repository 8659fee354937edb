import type { Kit } from '@cleat/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { featuresContext } from '../../shell/feature/featuresContext.ts'
import type { TestAdapter } from '../createTestAdapter.ts'
import { createTestKit } from '../createTestKit.ts'
import { features } from '../preloadViews.ts'

export type StoryKitProps = {
  /** Called once. Another setting needs another `key`. */
  create: () => createTestKit.Parameters
  /** Sets the state that the story shows. */
  act?: ((kit: Kit, adapter: TestAdapter) => void | Promise<void>) | undefined
  children?: ReactNode
}

type Made = createTestKit.ReturnType

/** A kit with an in-memory wallet, for the lifetime of a story. */
export function StoryKit({ create, act, children }: StoryKitProps): ReactElement | null {
  const [made, setMade] = useState<Made>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, with what it was given first
  useEffect(() => {
    const { kit, adapter } = createTestKit(create())
    setMade({ kit, adapter })
    const stopActing = noteActing()
    void Promise.resolve(act?.(kit, adapter)).finally(stopActing)
    return () => {
      stopActing()
      kit.destroy()
    }
  }, [])

  const queryClient = made?.kit.queryClient
  if (!made || !queryClient) return null
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider kit={made.kit}>
        <featuresContext.Provider value={features}>{children}</featuresContext.Provider>
      </KitProvider>
    </QueryClientProvider>
  )
}

let acts = 0

/** Says in the page that a story is not in its state yet, for what looks at it. */
function noteActing(): () => void {
  const { dataset } = document.documentElement
  acts += 1
  const own = String(acts)
  dataset.acting = own
  return () => {
    if (dataset.acting === own) delete dataset.acting
  }
}
