export { CardsLoading as default } from '@/components/layout/cards-loading'
