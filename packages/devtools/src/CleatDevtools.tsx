'use client'

import { useKit } from '@cleat/react/kit'
import { type JSX, useEffect, useRef } from 'react'
import { type Frame, mountFrame } from './frame/mountFrame.ts'
import { createPanelState } from './panel/createPanelState.ts'
import { Devtools } from './panel/Devtools.tsx'
import type { CleatDevtoolsProps } from './props/devtoolsProps.ts'
import { createRecording } from './recording/createRecording.ts'

/**
 * A panel for development: connections, requests with their verdicts and timings, events, queries,
 * storage, and failures to try out. It draws nothing on servers, and it is nothing at all without
 * the condition `development`, which bundlers set while developing: builds for production have no
 * part of it. `@cleat/devtools/production` has it in every build.
 *
 * It loads the kit’s runtime at once, because that is where requests are observed.
 * @example
 * ```tsx
 * import { CleatDevtools } from '@cleat/devtools'
 * import { AppKitButton } from '@cleat/react'
 *
 * export function App() {
 *   return (
 *     <>
 *       <AppKitButton />
 *       <CleatDevtools buttonPosition="bottom-left" />
 *     </>
 *   )
 * }
 * ```
 */
export function CleatDevtools(props: CleatDevtoolsProps): JSX.Element | null {
  const { simulation, buttonPosition = 'bottom-right', initialIsOpen = false, nonce } = props
  const found = useKit()
  const kit = props.kit ?? found
  const draw = useRef<((settings: Settings) => void) | undefined>(undefined)
  const wasOpen = useRef(initialIsOpen)

  useEffect(() => {
    if (!kit) return undefined
    const recording = createRecording(kit)
    const panel = createPanelState({ initialIsOpen: wasOpen.current })
    const frame: Frame = mountFrame({ nonce, onEscape: () => panel.set({ isOpen: false }) })
    draw.current = (settings) =>
      frame.render(<Devtools kit={kit} recording={recording} panel={panel} {...settings} />)
    return () => {
      draw.current = undefined
      frame.unmount()
      recording.stop()
    }
  }, [kit, nonce])

  useEffect(() => {
    draw.current?.({ simulation, buttonPosition })
  })
  return null
}

type Settings = Pick<CleatDevtoolsProps, 'simulation'> &
  Required<Pick<CleatDevtoolsProps, 'buttonPosition'>>
