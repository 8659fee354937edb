import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestKit } from '../test/createTestKit.ts'
import { useStillTheme } from './useStillTheme.ts'

test('default', async () => {
  const { kit } = createTestKit()
  const animations = ['background-color', 'color', 'opacity', undefined].map((property) => ({
    ...(property && { transitionProperty: property }),
    finish: vi.fn(),
  }))
  function Themed() {
    const ref = useRef<HTMLDivElement>(null)
    useStillTheme(ref)
    return (
      <div
        ref={(element) => {
          ref.current = element
          if (element) Object.assign(element, { getAnimations: () => animations })
        }}
      />
    )
  }
  render(
    <KitProvider kit={kit}>
      <Themed />
    </KitProvider>,
  )
  const counts = () => animations.map(({ finish }) => finish.mock.calls.length)
  expect(counts()).toEqual([1, 1, 0, 0])
  await act(async () => kit.controllers.theme.setThemeVariables({ '--cleat-accent': '#123456' }))
  expect(counts()).toEqual([2, 2, 0, 0])
  kit.destroy()
})
