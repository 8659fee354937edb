import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { FrameRoot } from '../../look/FrameRoot.tsx'
import { eraseKit } from '../opening/eraseKit.ts'
import type { OpenedKit } from '../opening/openedKit.ts'
import { type CodeProblem, unlockKit } from '../opening/unlockKit.ts'
import { kitAreas } from '../texts/kitAreas.ts'
import { CodeStep } from './CodeStep/CodeStep.tsx'
import { FileStep } from './FileStep/FileStep.tsx'
import { OpenedStep } from './OpenedStep/OpenedStep.tsx'
import { UnsupportedStep } from './UnsupportedStep.tsx'
import { usePrinting } from './usePrinting.ts'

type Step =
  | { readonly name: 'file' }
  | {
      readonly name: 'code'
      readonly file: string
      readonly isBusy: boolean
      readonly problem?: CodeProblem | undefined
    }
  | { readonly name: 'opened'; readonly kit: OpenedKit }

const onHeight = () => undefined

/** The page that opens a recovery kit, and asks nothing of anyone else. */
export function RecoverApp(): ReactElement {
  const isPrinting = usePrinting()
  const [step, setStep] = useState<Step>({ name: 'file' })
  const isSupported = globalThis.crypto?.subtle !== undefined
  const onKit = useCallback((file: string) => setStep({ name: 'code', file, isBusy: false }), [])
  const start = useCallback(() => setStep({ name: 'file' }), [])
  const kit = step.name === 'opened' ? step.kit : undefined
  useEffect(() => {
    if (!kit) return undefined
    const leave = () => {
      eraseKit(kit)
      start()
    }
    // The browser may keep a page that was left.
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [kit, start])
  const theme = isPrinting
    ? ({ mode: 'light', language: navigator.language, tokens: {} } as const)
    : undefined
  return (
    <FrameRoot areas={kitAreas} theme={theme} view={step.name} onHeight={onHeight}>
      {isSupported ? draw() : <UnsupportedStep />}
    </FrameRoot>
  )

  function draw(): ReactElement {
    switch (step.name) {
      case 'file':
        return <FileStep onKit={onKit} />
      case 'code':
        return (
          <CodeStep
            createdAt={JSON.parse(step.file).createdAt}
            problem={step.problem}
            isBusy={step.isBusy}
            onCode={(typed) => void unlock(step.file, typed)}
            onOtherFile={start}
          />
        )
      default:
        return (
          <OpenedStep
            kit={step.kit}
            onClose={() => {
              eraseKit(step.kit)
              start()
            }}
          />
        )
    }
  }
  async function unlock(file: string, typed: string): Promise<void> {
    setStep({ name: 'code', file, isBusy: true })
    const opened = await unlockKit({ file, typed })
    if ('kit' in opened) setStep({ name: 'opened', kit: opened.kit })
    else setStep({ name: 'code', file, isBusy: false, problem: opened.problem })
  }
}
