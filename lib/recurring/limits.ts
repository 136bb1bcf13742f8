/** Maximum number of rules in a REST response. */
export const rulesPerResponse = 100
