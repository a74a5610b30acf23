export { NotFound as Page } from '../../components/not-found/NotFound';
