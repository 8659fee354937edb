import { configurations, currentConfiguration } from '../configurations/configurations.ts'

export function ConfigurationsPage() {
  const current = currentConfiguration()
  return (
    <>
      <h1>Configurations</h1>
      <p className="lead">The ways an app may set Cleat up. Each opens the playground anew.</p>
      <ul className="cards">
        {configurations.map(({ id, title, text }) => (
          <li key={id}>
            <a
              className="card"
              href={`/?config=${id}`}
              aria-current={id === current.id || undefined}
            >
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
