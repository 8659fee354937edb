import { useEffect, useState } from 'react'

/**
 * Keeps a press that comes before the price, and continues with the price. Another question,
 * or an obstacle, drops it.
 */
export function useEarlyPress(parameters: {
  /** What is asked for. */
  question: string
  isWaiting: boolean
  isReady: boolean
  onReady: () => void
}): { readonly isPressed: boolean; readonly press: () => void } {
  const { question, isWaiting, isReady, onReady } = parameters
  const [pressed, setPressed] = useState<string>()
  const isPressed = pressed === question
  useEffect(() => {
    setPressed((asked) => (asked === question ? asked : undefined))
  }, [question])
  useEffect(() => {
    if (!isPressed || isWaiting) return
    setPressed(undefined)
    if (isReady) onReady()
  }, [isPressed, isWaiting, isReady, onReady])
  return { isPressed, press: () => setPressed(question) }
}
