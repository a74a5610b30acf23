import { watchHeader } from '../components/layout/Header.client';
import { watchClip } from '../components/layout/VideoBubble.client';
import { watchImages } from '../components/ui/Image.client';

watchClip();
watchHeader();
watchImages();
