export { CleatDevtools } from '#CleatDevtools'
export { createSimulation } from '#createSimulation'
export type { CleatDevtoolsProps } from '../props/devtoolsProps.ts'
export type { Simulation, SimulationState } from '../simulation/simulation.ts'
