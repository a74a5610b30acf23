export { NotFound as Page } from '../../components/layout/NotFound';
