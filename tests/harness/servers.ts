/**
 * The two servers of the browser tests: the same build with a database each, which starts with the demo
 * family. One evaluates by the built-in rules, the other with the model fake.
 */
export const servers = {
  rules: `http://localhost:${process.env.LAUREL_E2E_RULES_PORT ?? 3101}`,
  model: `http://localhost:${process.env.LAUREL_E2E_MODEL_PORT ?? 3102}`,
}

export type ServerName = keyof typeof servers
