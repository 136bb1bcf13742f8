import type { Language } from '@/lib/evaluation/text/language'
import { words } from '@/lib/evaluation/text/words'
import { stem } from './stem'

/** What tasks about anything say: sharing these words with a task proves nothing. */
const lists: Record<Language, string> = {
  en: `
    moment care hobby happen happened happens
    plan planned decide decided prepare prepared present report review special idea trick difference real
    needs write wrote written tell told explain explanation describe description note list name give make
    made do did done spend spent spending task work sentence sentences word words text paragraph page line
    lines least most minute minutes hour hours day days today tonight tomorrow yesterday week weeks
    weekend month year morning afternoon evening night time times once twice thing things something way
    ways how why what good great best better new own small big little short long simple nice properly use
    used using show find found think thought learn learned learnt know ask asked answer question choose
    chose choice choices take took put get go went come see look say said help helped start finish end
    keep try tried one two three four five six seven eight nine ten half first second part home house
    family child children kid people person somebody parent mum mom dad sister brother step steps detail
    details example reason different important favourite favorite like need want let every finished
    complete completed carefully without being us please practise practice test tests testing sample demo
    daily weekly challenge mission assignment solution`,
  fr: `
    moment journée     plan planifier décide décider prépare préparer préparé présente présenter résume résumer spécial idée
    astuce différence vrai écris écrire écrit raconte raconter dis dire explique expliquer explication
    décris décrire description note noter passe passer liste nom donne donner fais faire fait tâche
    travail phrase phrases mot mots texte paragraphe page ligne lignes moins minute minutes heure heures
    jour jours aujourd hui demain hier semaine semaines mois an année matin soir nuit temps fois chose
    choses façon manière comment pourquoi quoi bon bonne bien mieux meilleur nouveau nouvelle propre petit
    petite grand grande court long simple joli utilise utiliser montre montrer trouve trouver pense penser
    apprends apprendre appris connais savoir sais demande demander réponds réponse question choisis
    choisir choix prends prendre mets mettre va aller venir vois voir regarde regarder aide aider aidé
    commence commencer finis finir fin garde garder essaie essayer un deux trois quatre cinq six sept huit
    neuf dix moitié premier première second partie maison famille enfant enfants gens personne parent
    maman papa soeur frère étape étapes détail détails exemple raison différent important préféré aimes
    occupe occuper aimer besoin veux chaque terminé complet entraîne travaille test tests essai défi mission
    devoir solution`,
}

const stems: Partial<Record<Language, Set<string>>> = {}

/** True for the stem of a word that any task might use. */
export function isGeneric(stemmed: string, language: Language): boolean {
  stems[language] ??= new Set(words(lists[language]).map((word) => stem(word, language)))
  return stems[language].has(stemmed)
}
