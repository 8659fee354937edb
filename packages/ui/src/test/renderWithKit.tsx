import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, type RenderResult, render } from '@testing-library/react'
import { type ReactElement, type ReactNode, StrictMode } from 'react'
import { onTestFinished } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { featuresContext } from '../shell/feature/featuresContext.ts'
import { withTexts } from '../shell/language/withTexts.tsx'
import { allTexts } from './allTexts.ts'
import { createTestKit } from './createTestKit.ts'
import { features } from './preloadViews.ts'

// Views are rendered without the feature that provides their texts.
const Texts = withTexts(
  allTexts,
  ({ children }: { children: ReactNode }): ReactElement => <>{children}</>,
)

export declare namespace renderWithKit {
  type ReturnType = createTestKit.ReturnType & { view: RenderResult }
}

/** Renders under a real kit in StrictMode. Cleans up after each test. */
export function renderWithKit(
  children: ReactNode,
  parameters: createTestKit.Parameters = {},
): renderWithKit.ReturnType {
  const made = createTestKit(parameters)
  onTestFinished(() => {
    cleanup()
    made.kit.destroy()
  })
  const { queryClient } = made.kit
  if (!queryClient) throw new Error('The kit has no runtime.')
  const view = render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <KitProvider kit={made.kit}>
          <featuresContext.Provider value={features}>
            <Texts>{children}</Texts>
          </featuresContext.Provider>
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  return { ...made, view }
}
