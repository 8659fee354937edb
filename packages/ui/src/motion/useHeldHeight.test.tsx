import { render, screen } from '@testing-library/react'
import { AnimatePresence, usePresence } from 'framer-motion'
import { expect, test } from 'vitest'
import { heldHeightContext } from './heldHeightContext.ts'
import { useHeldHeight } from './useHeldHeight.ts'

function View() {
  usePresence()
  useHeldHeight(true)
  return <p>view</p>
}

test('behavior: a view that leaves lets the next one have its height', () => {
  let holds = 0
  const hold = () => {
    holds += 1
    return () => {
      holds -= 1
    }
  }
  const draw = (isShown: boolean) => (
    <heldHeightContext.Provider value={hold}>
      <AnimatePresence>{isShown && <View key="view" />}</AnimatePresence>
    </heldHeightContext.Provider>
  )
  const { rerender } = render(draw(true))
  expect(holds).toBe(1)
  rerender(draw(false))
  expect(screen.getByText('view')).toBeTruthy()
  expect(holds).toBe(0)
})
