/** The tasks that refused texts were handed in for. */
export const tasks = {
  room: { title: 'Clean your room', description: 'Clean your room and tell what you did.' },
  chambre: { title: 'Range ta chambre', description: 'Range ta chambre et raconte ce que tu as fait.' },
  plants: {
    title: 'Water the plants',
    description: 'Water all the plants on the balcony and note how each one is doing.',
  },
  book: {
    title: 'Read for 30 minutes',
    description: 'Read a book of your choice and write a summary of what you read.',
  },
  lecture: { title: 'Lecture du soir', description: 'Lis un chapitre de ton livre et résume-le.' },
  sky: {
    title: 'Why is the sky blue?',
    description: 'Find out why the sky is blue and explain it in your own words.',
  },
  water: { title: "Le cycle de l'eau", description: "Explique le cycle de l'eau avec tes mots." },
  fractions: {
    title: 'Explain fractions',
    description: 'Explain to a younger child why 1/2 is bigger than 1/3.',
  },
  budget: {
    title: 'Plan your pocket money',
    description: 'Make a budget for this month and explain your choices.',
  },
  piano: {
    title: 'Practise the piano for 20 minutes',
    description: 'What did you work on? What is still hard?',
  },
  sport: { title: 'Bouge trente minutes', description: 'Fais du sport et raconte ta séance.' },
  kind: {
    title: 'A good deed',
    description: 'Do something kind for somebody without being asked and tell about it.',
  },
  kitchen: {
    title: 'Help in the kitchen',
    description:
      'Set the table before dinner, help to peel the vegetables, and after the meal wash the dishes and wipe the counter. ' +
      'Write at least five sentences about what you did and what you learned while helping.',
  },
  cuisine: {
    title: 'Aide en cuisine',
    description:
      'Mets la table avant le dîner, aide à éplucher les légumes, puis lave la vaisselle et essuie le plan de travail. ' +
      'Écris au moins cinq phrases sur ce que tu as fait et ce que tu as appris.',
  },
}
