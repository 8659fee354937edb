import type { ThemeMode } from '@cleat/react'
import { useId } from 'react'
import type { Knob } from './knobs.ts'

export type KnobFieldProps = {
  knob: Knob
  mode: ThemeMode
  value: string | number | undefined
  onChange: (value: string | undefined) => void
}

/** A field for one theme variable. Its reset returns to the theme's value. */
export function KnobField({ knob, mode, value, onChange }: KnobFieldProps) {
  const id = useId()
  return (
    <div className="knob">
      <label htmlFor={id}>{knob.label}</label>
      <Control id={id} knob={knob} mode={mode} value={value} onChange={onChange} />
      <button
        type="button"
        className="quiet"
        disabled={value === undefined}
        aria-label={`Reset ${knob.label}`}
        onClick={() => onChange(undefined)}
      >
        Reset
      </button>
    </div>
  )
}

function Control({ id, knob, mode, value, onChange }: KnobFieldProps & { id: string }) {
  if (knob.kind === 'color')
    return (
      <input
        id={id}
        type="color"
        value={`${value ?? knob.fallback[mode]}`}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  if (knob.kind === 'choice')
    return (
      <select
        id={id}
        value={`${value ?? ''}`}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {knob.choices.map(([label, choice]) => (
          <option key={label} value={choice}>
            {label}
          </option>
        ))}
      </select>
    )
  const { min, max, step, unit, fallback } = knob
  const number = Number.parseFloat(`${value ?? fallback}`)
  return (
    <>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={number}
        onChange={({ target }) => onChange(`${target.value}${unit}`)}
      />
      <output>{`${number}${unit}`}</output>
    </>
  )
}
