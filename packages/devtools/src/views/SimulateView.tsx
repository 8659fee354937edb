import type { Kit, Namespace } from '@cleat/core'
import { type JSX, useState, useSyncExternalStore } from 'react'
import { Empty } from '../parts/Empty.tsx'
import { initialSimulation } from '../simulation/initialSimulation.ts'
import type { SimulatedAnswer, Simulation } from '../simulation/simulation.ts'
import { styles } from '../style/styles.ts'

const { classes } = styles

const answers: readonly (readonly [SimulatedAnswer, string])[] = [
  ['real', 'As they do'],
  ['decline', 'Declined (4001)'],
  ['fail', 'Internal error (-32603)'],
  ['disconnected', 'Disconnected (4900)'],
  ['silent', 'No answer, until the time is up'],
]

const delays: readonly (readonly [ms: number, name: string])[] = [
  [0, 'None'],
  [1000, '1 s'],
  [3000, '3 s'],
  [10_000, '10 s'],
]

/** Lets wallets and chains fail. */
export function SimulateView(props: {
  readonly kit: Kit
  readonly simulation?: Simulation | undefined
}): JSX.Element {
  const { kit, simulation } = props
  if (!simulation)
    return (
      <Empty>
        <p>Wrap the adapters with a simulation, and pass it to the devtools:</p>
        <pre className={classes.snippet}>{snippet}</pre>
      </Empty>
    )
  return <SimulationForm kit={kit} simulation={simulation} />
}

const snippet = `const simulation = createSimulation()
createAppKit({ adapters: [simulation.adapter(adapter)], networks })
<CleatDevtools simulation={simulation} />`

function SimulationForm(props: {
  readonly kit: Kit
  readonly simulation: Simulation
}): JSX.Element {
  const { kit, simulation } = props
  const read = () => simulation.state
  const state = useSyncExternalStore(simulation.subscribe, read, read)
  const { answer, isOnce, delayMs, isOnline, isLocked } = state
  const [failure, setFailure] = useState('')
  const run = async (act: () => Promise<unknown>) => {
    setFailure('')
    try {
      await act()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const wrapped = [...simulation.adapters]
  const lock = () => run(() => Promise.all(wrapped.map(([, adapter]) => adapter.disconnect())))
  return (
    <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>Wallets answer</legend>
        {answers.map(([value, name]) => (
          <label key={value}>
            <input
              type="radio"
              name="answer"
              checked={answer === value}
              onChange={() => simulation.set({ answer: value })}
            />
            {name}
          </label>
        ))}
        <label>
          <input
            type="checkbox"
            checked={isOnce}
            onChange={() => simulation.set({ isOnce: !isOnce })}
          />
          Only the next request
        </label>
      </fieldset>
      <fieldset>
        <legend>Delay</legend>
        {delays.map(([ms, name]) => (
          <label key={ms}>
            <input
              type="radio"
              name="delay"
              checked={delayMs === ms}
              onChange={() => simulation.set({ delayMs: ms })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Network</legend>
        <label>
          <input
            type="checkbox"
            checked={!isOnline}
            onChange={() => simulation.set({ isOnline: !isOnline })}
          />
          Lose the network
        </label>
        {wrapped.map(([namespace]) => (
          <NetworkSwitch key={namespace} {...{ kit, simulation, namespace, run }} />
        ))}
      </fieldset>
      <fieldset>
        <legend>Wallet</legend>
        <label>
          <input
            type="checkbox"
            checked={isLocked}
            onChange={() => {
              simulation.set({ isLocked: !isLocked })
              if (!isLocked) void lock()
            }}
          />
          Lock wallets
        </label>
        <button type="button" className={classes.button} onClick={() => void lock()}>
          Disconnect in the wallet
        </button>
      </fieldset>
      <div className={classes.bar}>
        <button
          type="button"
          className={classes.button}
          disabled={state === initialSimulation}
          onClick={() => simulation.set(initialSimulation)}
        >
          Reset
        </button>
        <span role="status" className={classes.quiet}>
          {failure}
        </span>
      </div>
    </form>
  )
}

/** Switches the network in the wallet, as its owner would. The kit follows. */
function NetworkSwitch(props: {
  readonly kit: Kit
  readonly simulation: Simulation
  readonly namespace: Namespace
  readonly run: (act: () => Promise<unknown>) => Promise<void>
}): JSX.Element | null {
  const { kit, simulation, namespace, run } = props
  const { network } = kit.controllers
  const state = network.get(namespace)
  const change = simulation.adapters.get(namespace)?.features['network:switch']
  if (!state || !change) return null
  return (
    <label>
      {namespace}
      <select
        value={state.caipNetwork.caipNetworkId}
        onChange={(event) => {
          const found = network.find(event.currentTarget.value)
          if (found) void run(() => change({ network: found }))
        }}
      >
        {state.caipNetworks.map(({ caipNetworkId, name }) => (
          <option key={caipNetworkId} value={caipNetworkId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
