import { findKitProblem } from '@cleat/embedded-wallet/custody'
import { Button, Notice, TextField, useStyles, useText } from '@cleat/ui/secure'
import { type ReactElement, useCallback, useRef, useState } from 'react'
import { Head } from '../../../views/Head.tsx'
import viewSheet from '../../../views/view.module.css'
import type { KitTexts } from '../../texts/en.ts'
import sheet from './FileStep.module.css'
import { useDroppedFile } from './useDroppedFile.ts'

const reasons = {
  other: 'kit.notKit',
  version: 'kit.otherVersion',
  damaged: 'kit.damaged',
  unreadable: 'kit.unreadable',
} as const

/** A kit is smaller by far. */
const longestBytes = 100_000

/** Takes the file of a kit: chosen, dropped or pasted. */
export function FileStep({ onKit }: { onKit: (file: string) => void }): ReactElement {
  const [classes, own] = [useStyles(viewSheet), useStyles(sheet)]
  const text = useText<KitTexts>()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<keyof typeof reasons>()
  const [pasted, setPasted] = useState('')
  const read = useCallback(
    async (file: File) => {
      setPasted('')
      try {
        const content = file.size > longestBytes ? '' : await file.text()
        const found = findKitProblem(content)
        setProblem(found)
        if (!found) onKit(content)
      } catch {
        setProblem('unreadable')
      }
    },
    [onKit],
  )
  useDroppedFile(read)
  const paste = (content: string) => {
    setPasted(content)
    setProblem(undefined)
    if (!findKitProblem(content)) onKit(content)
  }
  const pastedProblem = pasted.trim() === '' ? undefined : findKitProblem(pasted)
  return (
    <div className={classes.view}>
      <Head title={text('kit.fileTitle')}>{text('kit.fileLead')}</Head>
      {problem && (
        <div role="alert">
          <Notice variant="error">{text(reasons[problem])}</Notice>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className={own.input}
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen once more.
          target.value = ''
          if (file) void read(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>{text('kit.chooseFile')}</Button>
      <TextField
        label={text('kit.pasteLabel')}
        value={pasted}
        onChange={paste}
        hint={text('kit.pasteHint')}
        error={pastedProblem && text(reasons[pastedProblem])}
        dir="ltr"
      />
    </div>
  )
}
