// These imports may have any order, because src/html.tsx declares the order of the layers.
import "./tokens.css";
import "./reset.css";
import "./art.css";
import "./base.css";
import "./utilities.css";
